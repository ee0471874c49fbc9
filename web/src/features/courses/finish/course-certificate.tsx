/** The certificate of a finished course, in the name that the learner chooses. */
import { pathOf, type CertificateName } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { Award } from 'lucide-react';
import { resources } from '../../../lib/api/endpoints.ts';
import { useAuth } from '../../../product/learner/auth.tsx';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { courseProgressQuery } from '../queries.ts';

/** Nothing until every lesson is completed. */
export function CourseCertificate({ courseId }: { readonly courseId: string }) {
  const { user } = useAuth();
  const { data: progress } = useQuery({ ...courseProgressQuery(courseId), enabled: user !== null });
  if (user === null || progress?.progressPercentage !== 100) return null;
  const names: readonly (readonly [CertificateName, string])[] = [
    ['username', user.username],
    ...(user.firstName ? [['first-name', user.firstName] as const] : []),
  ];
  return (
    <section
      aria-label="Certificate"
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-surface p-5 shadow-card print:hidden"
    >
      <Award aria-hidden="true" className="size-10 shrink-0 text-action-ink" />
      <div className="min-w-[min(100%,14rem)] flex-1">
        <h2 className="text-lg">Your certificate</h2>
        <p className="text-ink-soft">
          You've completed every lesson. Which name should stand on the PDF?
        </p>
      </div>
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
              <span className="sr-only">: certificate, PDF, opens in a new tab</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
