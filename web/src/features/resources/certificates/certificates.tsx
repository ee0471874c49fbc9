/** The certificates of all courses that the learner has finished. */
import { useQuery } from '@tanstack/react-query';
import { Award } from 'lucide-react';
import { useAuth } from '../../../product/learner/auth.tsx';
import { CertificateLinks } from '../../../product/rewards/certificate-links.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { certificatesQuery } from '../queries.ts';

/** Renders nothing if there is none. */
export function Certificates() {
  const { user } = useAuth();
  const { data: courses = [] } = useQuery({ ...certificatesQuery, enabled: user !== null });
  if (user === null || courses.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="certificates" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id="certificates" className="text-xl">
          Your Certificates
        </h2>
        <p className="text-ink-soft">
          You've completed every lesson of these. Which name should be on the PDF?
        </p>
      </div>
      <ul className="flex flex-col gap-4">
        {courses.map(({ id, title }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Award aria-hidden="true" className="size-8 shrink-0 text-action-ink" />
            <span className="min-w-[min(100%,12rem)] flex-1 font-medium">{title}</span>
            <CertificateLinks courseId={id} courseTitle={title} user={user} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
