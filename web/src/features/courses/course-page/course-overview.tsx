/** The page of a course: its description, the next lesson, and all the others. */
import type { Course, LessonId } from '@qubloom/contract';
import { BookOpen, ListChecks } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useScreenTitle } from '../../../lib/navigation/screen-title.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/controls/tabs.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CourseCertificate } from '../finish/course-certificate.tsx';
import { CourseRating } from '../finish/course-rating.tsx';
import type { CourseParts } from './course-parts.ts';
import { CoursePack } from './course-pack.tsx';
import { CourseHeader } from './course-header.tsx';
import { CourseHeaderSkeleton, LessonsSkeleton } from './course-skeletons.tsx';
import { Detour } from './detour.tsx';
import { LessonList } from './lesson-list.tsx';
import { type LessonEntry, entryToShow } from './lesson-order-state.ts';
import { LockedCourse } from './locked-course.tsx';
import { NextLesson } from './next-lesson.tsx';
import { NextQuiz } from './next-quiz.tsx';

export interface CourseOverviewProps extends CourseParts {
  readonly course: Course | undefined;
  readonly entries: readonly LessonEntry[] | undefined;
  /** The learner came here from a lesson, so the focus moves along. */
  readonly takesFocus: boolean;
}

export function CourseOverview(props: CourseOverviewProps) {
  const { course, entries, takesFocus } = props;
  useScreenTitle(course?.title);
  return (
    <div className="page-width flex flex-col gap-5 py-4 sm:gap-8 sm:py-10 low:py-3 sm:max-lg:low:grid sm:max-lg:low:grid-cols-2 sm:max-lg:low:gap-4 sm:max-lg:low:*:col-start-2">
      {course ? (
        <CourseHeader course={course} entries={entries} takesFocus={takesFocus} />
      ) : (
        <CourseHeaderSkeleton />
      )}
      {course?.isLocked && <LockedCourse course={course} />}
      {course && <CourseCertificate courseId={props.courseId} />}
      {course && <CourseRating courseId={props.courseId} />}
      {course && !course.isLocked && entries && <Lessons {...props} entries={entries} />}
      {!course?.isLocked && !(course && entries) && <LessonsSkeleton />}
      {course && <CoursePack course={course} />}
    </div>
  );
}

interface LessonsProps extends CourseOverviewProps {
  readonly entries: readonly LessonEntry[];
}

function Lessons(props: LessonsProps) {
  const { entries, address, onGo } = props;
  const shown = useShownEntry(entries);
  // Explains once why the address opens something else, and then corrects the address.
  const forget = useEffectEvent(() => onGo({}, 'correction'));
  useEffect(() => {
    if (address.lesson !== undefined || address.checkpoint !== undefined) forget();
  }, [address.lesson, address.checkpoint]);
  if (!shown) {
    return (
      <Notice title="Lessons are on their way" mood="curious">
        <p>This course has no lessons yet.</p>
      </Notice>
    );
  }
  const tab = shown.lesson.hasQuiz && address.tab === 'quiz' ? 'quiz' : 'content';
  return (
    <>
      <Detour entries={entries} requested={address} shown={shown.lesson.id} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
        <Tabs
          value={tab}
          onValueChange={(to) => onGo(to === 'quiz' ? { tab: to } : {}, 'correction')}
        >
          <TabList aria-label="Lesson">
            <Tab value="content">
              <BookOpen aria-hidden="true" />
              Content
            </Tab>
            <Tab value="quiz" disabled={!shown.lesson.hasQuiz}>
              <ListChecks aria-hidden="true" />
              Quiz
            </Tab>
          </TabList>
          <TabPanel value="content" className="max-sm:mt-4 low:mt-2">
            <NextLesson {...props} key={shown.lesson.id} entry={shown} />
          </TabPanel>
          <TabPanel value="quiz" className="max-sm:mt-4 low:mt-2">
            <NextQuiz
              entry={shown}
              onQuiz={() => onGo({ lesson: shown.lesson.id, tab: 'quiz' }, 'page')}
            />
          </TabPanel>
        </Tabs>
        <LessonList
          entries={entries}
          shown={shown}
          onChoose={(id) => onGo({ lesson: id }, 'page')}
          onCheckpoint={(checkpoint) => onGo({ checkpoint }, 'page')}
          className="lg:sticky lg:top-24"
        />
      </div>
    </>
  );
}

/**
 * The next lesson. It stays the same while the learner completes it, so that the page does not change under their
 * hands.
 */
function useShownEntry(entries: readonly LessonEntry[]): LessonEntry | undefined {
  const [first] = useState<LessonId | undefined>(() => entryToShow(entries, undefined)?.lesson.id);
  return entryToShow(entries, first);
}
