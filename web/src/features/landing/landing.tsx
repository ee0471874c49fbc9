/** The first page that anybody sees. */
import { ClosingCall } from './components/closing-call.tsx';
import { FeaturedCourses } from './components/featured-courses.tsx';
import { FeaturePicture } from './components/feature-picture.tsx';
import { Hero } from './components/hero.tsx';
import { GrownUps } from './components/grown-ups.tsx';
import { SectionHeading } from './components/section-heading.tsx';
import { Testimonials } from './components/testimonials.tsx';
import { WavePool } from './components/wave-pool.tsx';
import { features } from './landing-content.ts';

export function Landing() {
  return (
    <>
      <Hero />
      <section aria-labelledby="why" className="page-width flex flex-col gap-10 pb-16 lg:pb-24">
        <SectionHeading
          id="why"
          title="Big ideas, small steps"
          text="No formulas to swallow. You do something, and the idea follows."
        />
        <ul className="grid grid-cols-1 gap-6 md:grid-cols-3">
          {features.map(({ picture, title, text }) => (
            <li
              key={picture}
              className="flex flex-wrap items-start gap-5 rounded-card border border-line bg-surface p-6 shadow-card md:flex-col lg:p-7"
            >
              <FeaturePicture name={picture} />
              <div className="flex min-w-[min(100%,11rem)] flex-1 flex-col gap-2 md:flex-none">
                <h3 className="text-xl">{title}</h3>
                <p className="text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className="mx-auto w-full max-w-xl">
          <WavePool />
        </div>
      </section>
      <FeaturedCourses />
      <Testimonials />
      <GrownUps />
      <ClosingCall />
    </>
  );
}
