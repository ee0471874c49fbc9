/** The keys under which answers are cached, so that a feature can refresh what another one shows. */
export const queryKeys = {
  user: ['user'],
  sessionEnd: ['user', 'session-end'],
  ownConsent: ['consent', 'own'],
  dashboard: ['dashboard'],
  achievements: ['achievements'],
  courses: ['courses'],
  course: (courseId: string | number) => ['course', String(courseId)],
  courseLessons: (courseId: string | number) => ['course', String(courseId), 'lessons'],
  courseProgress: (courseId: string | number) => ['course', String(courseId), 'progress'],
  lesson: (lessonId: number) => ['lesson', lessonId],
  lessonTasks: (lessonId: number) => ['lesson', lessonId, 'tasks'],
  lessonSimulator: (lessonId: number) => ['lesson', lessonId, 'simulator'],
  lessonQuiz: (lessonId: number) => ['lesson', lessonId, 'quiz'],
  quizQuestions: (quizId: number) => ['quiz', quizId, 'questions'],
} as const;
