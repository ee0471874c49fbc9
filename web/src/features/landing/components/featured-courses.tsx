import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { LevelBadge } from '../../../product/courses/level-badge.tsx';
import { featuredCourses, type FeaturedCourse } from '../landing-content.ts';
import { SectionHeading } from './section-heading.tsx';

export function FeaturedCourses() {
  return (
    <section aria-labelledby="featured" className="bg-sunken py-16 lg:py-24">
      <div className="page-width flex flex-col gap-10">
        <SectionHeading
          id="featured"
          title="Three courses, one path"
          text="Start with a switch and one qubit, then turn qubits on purpose, then put it all into code. More courses branch off along the way."
        />
        <ol className="grid grid-cols-1 gap-6 md:grid-cols-3">
          {featuredCourses.map((course) => (
            <CourseCard key={course.picture} course={course} />
          ))}
        </ol>
        <div className="text-center">
          <ButtonLink to="/courses" variant="secondary" size="large">
            View All Courses
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function CourseCard({ course }: { readonly course: FeaturedCourse }) {
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card sm:max-md:flex-row">
      <img
        src={`/pictures/courses/${course.picture}.svg`}
        alt=""
        width="640"
        height="320"
        fetchPriority="low"
        decoding="async"
        className="aspect-[2/1] w-full object-cover sm:max-md:aspect-auto sm:max-md:w-2/5"
      />
      <div className="flex flex-1 flex-col items-start gap-3 p-[min(1.5rem,6vw)] md:max-lg:p-5">
        <LevelBadge level={course.level} />
        <h3 className="max-w-full text-xl">{course.title}</h3>
        <p className="flex-1 text-ink-soft">{course.text}</p>
        <ButtonLink
          to="/courses"
          variant="secondary"
          className="mt-2 w-full"
          aria-label={`View Course: ${course.title}`}
        >
          View Course
        </ButtonLink>
      </div>
    </li>
  );
}
