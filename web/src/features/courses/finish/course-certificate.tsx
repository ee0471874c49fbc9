/** The certificate of a finished course, on its page. */
import { useQuery } from '@tanstack/react-query';
import { Award } from 'lucide-react';
import { useAuth } from '../../../product/learner/auth.tsx';
import { CertificateLinks } from '../../../product/rewards/certificate-links.tsx';
import { courseProgressQuery } from '../queries.ts';

/** Renders nothing until every lesson is completed. */
export function CourseCertificate({ courseId }: { readonly courseId: string }) {
  const { user } = useAuth();
  const { data: progress } = useQuery({ ...courseProgressQuery(courseId), enabled: user !== null });
  if (user === null || progress?.progressPercentage !== 100) return null;
  return (
    <section
      aria-label="Certificate"
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-surface p-5 shadow-card print:hidden"
    >
      <Award aria-hidden="true" className="size-10 shrink-0 text-action-ink" />
      <div className="min-w-[min(100%,14rem)] flex-1">
        <h2 className="text-lg">Your certificate</h2>
        <p className="text-ink-soft">
          You've completed every lesson. Which name should be on the PDF?
        </p>
      </div>
      <CertificateLinks courseId={courseId} user={user} />
    </section>
  );
}
