/** The content once it has been read: what the server stores and the checks look at. */
import type {
  BlockOf,
  Choice,
  LabStart,
  LessonBlock,
  LessonCategory,
  LessonStage,
  Level,
  Tier,
} from '@qubloom/contract';
import type { ComputedNumber } from './computed-number.ts';
import type { AchievementRule } from './load/content-files.ts';
import type { DiagnosisCode } from './tasks/diagnosis.ts';

export interface Curriculum {
  /** In the order of the library. */
  readonly courses: readonly CourseContent[];
  readonly achievements: readonly AchievementContent[];
  readonly glossary: readonly GlossaryWord[];
  /** Numbers in texts that are marked as computed. */
  readonly numbers: readonly ComputedNumber[];
}

export interface CourseContent {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly level: Level;
  readonly imageUrl: string;
  readonly requires: Tier;
  readonly position: number;
  readonly lessons: readonly LessonContent[];
}

export interface LessonContent {
  readonly slug: string;
  /** Path of its markdown. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly category: LessonCategory;
  readonly minutes: number;
  readonly simulatorUrl: string | null;
  readonly videoUrl: string | null;
  /** How the circuit lab of its simulator page opens. */
  readonly lab: LabStart | null;
  readonly newWords: readonly string[];
  readonly outline: boolean;
  readonly blocks: readonly (LessonBlock & { readonly line: number })[];
  /** The blocks as they are stored and sent. */
  readonly content: string;
  readonly quiz: QuizContent | null;
  readonly flashcards: readonly FlashcardContent[];
  readonly tasks: readonly TaskContent[];
}

export interface QuizContent {
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly pointsAwarded: number;
  readonly questions: readonly QuestionContent[];
}

export interface QuestionContent {
  readonly key: string;
  readonly question: string;
  readonly options: Readonly<Record<Choice, { readonly text: string; readonly reason: string }>>;
  readonly correct: Choice;
  /** The stage of its lesson that teaches what is asked. */
  readonly section: LessonStage;
}

export interface FlashcardContent {
  readonly key: string;
  readonly question: string;
  readonly answer: string;
  readonly explanation?: string | undefined;
}

export interface TaskContent {
  readonly key: string;
  readonly file: string;
  /** What the learner gets; never a solution. */
  readonly block: BlockOf<'task'>;
  readonly reference: string;
  readonly second: string;
  readonly wrong: readonly { readonly circuit: string; readonly diagnosis: DiagnosisCode }[];
}

export interface AchievementContent {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly icon: string;
  readonly pointsAwarded: number;
  readonly rule: AchievementRule;
}

export interface GlossaryWord {
  readonly key: string;
  readonly word: string;
  readonly explanation: string;
}
