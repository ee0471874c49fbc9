/** Courses and lessons for everyone; progress and completion for learners. */
import { courses } from '@qubloom/contract';
import {
  serve,
  serveSignedIn,
  type PublicScope,
  type SignedInScope,
} from '../../platform/http/serve.ts';
import {
  completeLesson,
  listCourses,
  listLessons,
  rateCourse,
  showCourse,
  showLesson,
  showProgress,
  type CoursesOptions,
} from './service.ts';

export function courseRoutes(scope: PublicScope, options: CoursesOptions): void {
  serve(scope, courses.list, ({ caller }) => listCourses(options, caller));
  serve(scope, courses.course, ({ caller, params }) => showCourse(options, caller, params.id));
  serve(scope, courses.lessons, ({ params }) => listLessons(options, params.id));
  serve(scope, courses.lesson, ({ caller, params }) => showLesson(options, caller, params.id));
}

export function courseProgressRoutes(scope: SignedInScope, options: CoursesOptions): void {
  serveSignedIn(scope, courses.progress, ({ caller, params }) =>
    showProgress(options, caller, params.id),
  );

  serveSignedIn(scope, courses.completeLesson, ({ caller, params, act }) =>
    completeLesson(options, caller, params.id, act),
  );

  serveSignedIn(scope, courses.rate, ({ caller, params, body }) =>
    rateCourse(options, caller, params.id, body.rating),
  );
}
