import { useAuth } from '../../../product/learner/auth.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Qubi } from '../../../ui/brand/qubi.tsx';

export function ClosingCall() {
  const { user } = useAuth();
  return (
    <section aria-labelledby="closing" className="page-width pb-12">
      <div className="deep-window relative isolate overflow-hidden rounded-window px-6 py-14 text-center sm:px-12 lg:py-20">
        <Rings />
        <Qubi mood="celebrating" className="mx-auto size-28" />
        <h2 id="closing" className="mt-4 text-3xl sm:text-[2.75rem]">
          Your first qubit is waiting
        </h2>
        <p className="mx-auto mt-4 max-w-lg text-lg text-deep-soft">
          Lesson one takes about twenty minutes and needs no account. Plus, minus and simple
          fractions are all the math you need, and nothing can break.
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <ButtonLink to="/courses" size="large" variant="deep">
            Explore Courses
          </ButtonLink>
          {user ? (
            <ButtonLink to="/dashboard" size="large" variant="deep-outline">
              Go to Dashboard
            </ButtonLink>
          ) : (
            <ButtonLink
              to="/auth"
              search={{ mode: 'register' }}
              size="large"
              variant="deep-outline"
            >
              Sign Up Now
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}

const radii = [90, 150, 210, 270, 330, 390, 450];

/** Rings from both lower corners, behind everything. */
function Rings() {
  return (
    <svg
      viewBox="0 0 1200 440"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="absolute inset-0 -z-10 size-full"
    >
      <g fill="none" strokeWidth="2" strokeOpacity=".4">
        {radii.map((radius) => (
          <g key={radius}>
            <circle cx="40" cy="440" r={radius} stroke="#3fe0cd" />
            <circle cx="1160" cy="440" r={radius} stroke="#ff8f75" />
          </g>
        ))}
      </g>
    </svg>
  );
}
