/** Row ids as PostgreSQL integers, branded so that different kinds don't mix. */
import { z } from 'zod';

const largestInteger = 2_147_483_647;
const rowId = () => z.number().int().min(1).max(largestInteger);
const idText = (what: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,9}$/, `That ${what} does not exist.`)
    .transform(Number)
    .pipe(z.number().int().max(largestInteger, `That ${what} does not exist.`));

export const UserId = rowId().brand<'UserId'>();
export type UserId = z.infer<typeof UserId>;
export const CourseId = rowId().brand<'CourseId'>();
export type CourseId = z.infer<typeof CourseId>;
export const LessonId = rowId().brand<'LessonId'>();
export type LessonId = z.infer<typeof LessonId>;
export const QuizId = rowId().brand<'QuizId'>();
export type QuizId = z.infer<typeof QuizId>;
export const QuestionId = rowId().brand<'QuestionId'>();
export type QuestionId = z.infer<typeof QuestionId>;
export const AchievementId = rowId().brand<'AchievementId'>();
export type AchievementId = z.infer<typeof AchievementId>;
export const FlashcardSetId = rowId().brand<'FlashcardSetId'>();
export type FlashcardSetId = z.infer<typeof FlashcardSetId>;
export const FlashcardId = rowId().brand<'FlashcardId'>();
export type FlashcardId = z.infer<typeof FlashcardId>;
export const GuidedPathId = rowId().brand<'GuidedPathId'>();
export type GuidedPathId = z.infer<typeof GuidedPathId>;
export const GuidedStepId = rowId().brand<'GuidedStepId'>();
export type GuidedStepId = z.infer<typeof GuidedStepId>;
export const StudyRoomId = rowId().brand<'StudyRoomId'>();
export type StudyRoomId = z.infer<typeof StudyRoomId>;
export const ChatMessageId = rowId().brand<'ChatMessageId'>();
export type ChatMessageId = z.infer<typeof ChatMessageId>;
export const VisualizationId = rowId().brand<'VisualizationId'>();
export type VisualizationId = z.infer<typeof VisualizationId>;
export const ClassId = rowId().brand<'ClassId'>();
export type ClassId = z.infer<typeof ClassId>;
export const AssignmentId = rowId().brand<'AssignmentId'>();
export type AssignmentId = z.infer<typeof AssignmentId>;
export const LiveLessonId = rowId().brand<'LiveLessonId'>();
export type LiveLessonId = z.infer<typeof LiveLessonId>;

/** A learning platform of schools. */
export const PlatformId = rowId();

export const CourseParams = z.object({ id: idText('course').pipe(CourseId) });
/** Number of the lesson before the checkpoint, counted from 1. */
export const CheckpointParams = CourseParams.extend({ afterLesson: idText('checkpoint') });
export const LessonParams = z.object({ id: idText('lesson').pipe(LessonId) });
export const QuizParams = z.object({ quizId: idText('quiz').pipe(QuizId) });
export const FlashcardSetParams = z.object({ id: idText('flashcard set').pipe(FlashcardSetId) });
export const FlashcardParams = z.object({ id: idText('flashcard').pipe(FlashcardId) });
export const GuidedPathParams = z.object({ id: idText('guided path').pipe(GuidedPathId) });
export const GuidedStepParams = GuidedPathParams.extend({
  stepId: idText('step').pipe(GuidedStepId),
});
export const VisualizationParams = z.object({
  id: idText('visualization').pipe(VisualizationId),
});
export const PlatformParams = z.object({ id: idText('platform') });
/** A place is in a lesson, by its id, in the single code lab, or in what the learner's Qubi wears, both with id 0. */
export const placeKinds = ['lesson', 'program', 'qubi'] as const;
export type PlaceKind = (typeof placeKinds)[number];
export const PlaceParams = z.object({
  kind: z.enum(placeKinds, 'That place does not exist.'),
  subject: z
    .string()
    .regex(/^(0|[1-9]\d{0,9})$/, 'That place does not exist.')
    .transform(Number)
    .pipe(z.number().int().max(largestInteger, 'That place does not exist.')),
});
export const UserParams = z.object({ id: idText('learner').pipe(UserId) });
export const ClassParams = z.object({ id: idText('class').pipe(ClassId) });
/** A linked learner, and one of the learner's classes. */
export const LinkedClassParams = UserParams.extend({ classId: idText('class').pipe(ClassId) });
export const OwnAssignmentParams = z.object({
  assignmentId: idText('assignment').pipe(AssignmentId),
});
export const AssignmentParams = ClassParams.extend(OwnAssignmentParams.shape);
export const ClassMemberParams = ClassParams.extend({ userId: idText('learner').pipe(UserId) });
export const AssignmentWorkParams = ClassMemberParams.extend(OwnAssignmentParams.shape);
