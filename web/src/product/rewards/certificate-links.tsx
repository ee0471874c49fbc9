/** The certificate of a finished course, in the name that the learner chooses. */
import { pathOf, type CertificateName, type CurrentUser } from '@qubloom/contract';
import { resources } from '../api/endpoints.ts';
import { buttonClass } from '../../ui/controls/button.tsx';

export interface CertificateLinksProps {
  readonly courseId: string | number;
  /** For screen reader users, who hear the link without its surroundings. */
  readonly courseTitle?: string;
  readonly user: CurrentUser;
}

export function CertificateLinks({ courseId, courseTitle, user }: CertificateLinksProps) {
  const names: readonly (readonly [CertificateName, string])[] = [
    ['username', user.username],
    ...(user.firstName ? [['first-name', user.firstName] as const] : []),
  ];
  return (
    <ul className="flex flex-wrap gap-3">
      {names.map(([name, shown]) => (
        <li key={name} className="min-w-0">
          <a
            href={pathOf(resources.certificate, { id: courseId, name })}
            target="_blank"
            rel="noopener"
            className={buttonClass({ variant: 'secondary' })}
          >
            <span className="wrap-anywhere">{shown}</span>
            <span className="sr-only">
              : certificate{courseTitle !== undefined && ` of ${courseTitle}`}, PDF, opens in a new
              tab
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
