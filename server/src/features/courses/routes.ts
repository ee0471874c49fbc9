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
  showCourse,
  showLesson,
  showProgress,
  type CoursesNeeds,
} from './service.ts';

export function courseRoutes(scope: PublicScope, needs: CoursesNeeds): void {
  serve(scope, courses.list, ({ caller }) => listCourses(needs, caller));
  serve(scope, courses.course, ({ caller, params }) => showCourse(needs, caller, params.id));
  serve(scope, courses.lessons, ({ params }) => listLessons(needs, params.id));
  serve(scope, courses.lesson, ({ caller, params }) => showLesson(needs, caller, params.id));
}

export function courseProgressRoutes(scope: SignedInScope, needs: CoursesNeeds): void {
  serveSignedIn(scope, courses.progress, ({ caller, params }) =>
    showProgress(needs, caller, params.id),
  );

  serveSignedIn(scope, courses.completeLesson, async ({ caller, params, origin }) => ({
    newAchievements: [...(await completeLesson(needs, caller, params.id, origin))],
  }));
}
