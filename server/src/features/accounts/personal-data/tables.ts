/**
 * Every table that holds something of a learner's: what of it the learner is given, and how it is erased. A test
 * compares this with the database, column by column, so that no table is left out of either.
 */

export interface LearnerTable {
  /** Over its rows on the readable page. */
  readonly heading: string;
  /** The column that points at the learner, where that is not `user_id`. */
  readonly learner?: string;
  /** Where the rows hang on a mark of the learner's in another table, whose key this is. */
  readonly through?: { readonly table: string; readonly column: string };
  readonly gives: readonly string[];
  /** Columns that hold an id: the table whose title is given in its place. */
  readonly titles?: Readonly<Record<string, TitledTable>>;
  /** What is not given, each with the reason. */
  readonly withholds: Readonly<Record<string, string>>;
  /** `unlinked`: the rows stay, and nothing leads from them to the learner any more. */
  readonly erasure: 'erased' | 'unlinked';
}

interface TitledTable {
  readonly table: string;
  readonly title: string;
}

const titled = (table: string, title = 'title'): TitledTable => ({ table, title });

const rowIds = { id: 'numbers the row, nothing more', user_id: 'is the same in every row' };
const secret = 'is a secret that opens the account';
const payments = 'names the learner at the payment provider';

export const learnerTables: Readonly<Record<string, LearnerTable>> = {
  users: {
    heading: 'Account',
    learner: 'id',
    gives: [
      'username',
      'first_name',
      'last_name',
      'email',
      'is_email_verified',
      'age_range',
      'time_zone',
      'is_time_zone_chosen',
      'points',
      'streak',
      'last_learned_on',
      'last_learned_zone',
      'subscription_tier',
      'subscription_status',
      'subscription_end_date',
      'google_id',
      'last_login',
      'created_at',
      'updated_at',
      'erasure_asked_at',
    ],
    withholds: {
      id: rowIds.id,
      password: secret,
      email_verification_token: secret,
      email_verification_expiry: 'says when such a secret ends',
      password_reset_token: secret,
      password_reset_expiry: 'says when such a secret ends',
      stripe_customer_id: payments,
      stripe_subscription_id: payments,
    },
    erasure: 'erased',
  },
  sessions: {
    heading: 'Where you are signed in',
    gives: ['user_agent', 'ip_address', 'created_at', 'last_seen_at', 'expires_at'],
    withholds: { id: secret, user_id: rowIds.user_id },
    erasure: 'erased',
  },
  progress: {
    heading: 'Lessons',
    gives: ['course_id', 'lesson_id', 'completed', 'completed_at', 'created_at', 'updated_at'],
    titles: { course_id: titled('courses'), lesson_id: titled('lessons') },
    withholds: rowIds,
    erasure: 'erased',
  },
  user_quiz_results: {
    heading: 'Quizzes',
    gives: ['quiz_id', 'score', 'total_questions', 'completed_at'],
    titles: { quiz_id: titled('quizzes') },
    withholds: rowIds,
    erasure: 'erased',
  },
  user_quiz_stats: {
    heading: 'What your quizzes come to',
    gives: [
      'quiz_id',
      'points_paid',
      'lowest_share',
      'is_perfect',
      'is_improved',
      'hard_at',
      'last_at',
      'last_day',
      'submissions_on_day',
    ],
    titles: { quiz_id: titled('quizzes') },
    withholds: { user_id: rowIds.user_id },
    erasure: 'erased',
  },
  user_task_results: {
    heading: 'Tasks',
    gives: ['lesson_id', 'task', 'circuit', 'passed_at'],
    titles: { lesson_id: titled('lessons') },
    withholds: rowIds,
    erasure: 'erased',
  },
  user_achievements: {
    heading: 'Badges',
    gives: ['achievement_id', 'awarded_at'],
    titles: { achievement_id: titled('achievements', 'name') },
    withholds: rowIds,
    erasure: 'erased',
  },
  points_ledger: {
    heading: 'Points',
    gives: ['source', 'source_id', 'points', 'created_at'],
    withholds: { user_id: rowIds.user_id },
    erasure: 'erased',
  },
  course_ratings: {
    heading: 'Courses you rated',
    gives: ['course_id', 'rating', 'created_at'],
    titles: { course_id: titled('courses') },
    withholds: rowIds,
    erasure: 'erased',
  },
  user_analytics: {
    heading: 'Your days',
    gives: [
      'date',
      'total_time_spent',
      'lessons_viewed',
      'lessons_completed',
      'quizzes_taken',
      'average_quiz_score',
      'simulator_usage_count',
      'simulator_time_spent',
      'other_learning',
    ],
    withholds: rowIds,
    erasure: 'erased',
  },
  user_activities: {
    heading: 'What you did',
    gives: [
      'type',
      'entity_type',
      'entity_id',
      'metadata',
      'created_at',
      'ip_address',
      'user_agent',
      'session_id',
    ],
    withholds: rowIds,
    erasure: 'erased',
  },
  user_flashcard_progress: {
    heading: 'Flashcards',
    gives: [
      'flashcard_id',
      'mastered',
      'review_count',
      'last_reviewed_at',
      'next_review_date',
      'confidence_level',
      'created_at',
      'updated_at',
      'stability',
      'difficulty',
      'lapses',
    ],
    titles: { flashcard_id: titled('flashcards', 'question') },
    withholds: rowIds,
    erasure: 'erased',
  },
  user_flashcard_sets: {
    heading: 'Flashcard sets',
    gives: [
      'set_id',
      'cards_completed',
      'know_it_count',
      'study_more_count',
      'studied_at',
      'completed_at',
    ],
    titles: { set_id: titled('flashcard_sets') },
    withholds: { user_id: rowIds.user_id },
    erasure: 'erased',
  },
  user_visualization_interactions: {
    heading: 'Visualizations',
    gives: [
      'visualization_id',
      'completed',
      'time_spent',
      'interaction_count',
      'last_interaction_at',
      'created_at',
    ],
    titles: { visualization_id: titled('visualizations') },
    withholds: rowIds,
    erasure: 'erased',
  },
  user_path_progress: {
    heading: 'Guided paths',
    gives: [
      'path_id',
      'current_step_id',
      'completed_steps',
      'hints_used',
      'points_earned',
      'started_at',
      'completed_at',
      'last_accessed_at',
    ],
    titles: { path_id: titled('guided_paths'), current_step_id: titled('guided_path_steps') },
    withholds: rowIds,
    erasure: 'erased',
  },
  user_completed_steps: {
    heading: 'Steps of guided paths you completed',
    gives: ['step_id', 'completed_at'],
    titles: { step_id: titled('guided_path_steps') },
    withholds: { user_id: rowIds.user_id },
    erasure: 'erased',
  },
  user_step_passes: {
    heading: 'Challenges you passed',
    gives: ['step_id', 'circuit', 'passed_at'],
    titles: { step_id: titled('guided_path_steps') },
    withholds: { user_id: rowIds.user_id },
    erasure: 'erased',
  },
  forum_topics: {
    heading: 'Topics you opened',
    gives: [
      'title',
      'description',
      'course_id',
      'lesson_id',
      'view_count',
      'reply_count',
      'is_pinned',
      'is_locked',
      'created_at',
      'updated_at',
    ],
    titles: { course_id: titled('courses'), lesson_id: titled('lessons') },
    withholds: rowIds,
    erasure: 'erased',
  },
  forum_replies: {
    heading: 'Replies you wrote',
    gives: ['topic_id', 'content', 'is_accepted_answer', 'created_at', 'updated_at'],
    titles: { topic_id: titled('forum_topics') },
    withholds: rowIds,
    erasure: 'erased',
  },
  audit_log: {
    heading: 'What was done with your account',
    through: { table: 'audit_subjects', column: 'subject' },
    gives: ['act', 'at'],
    withholds: {
      number: 'is its place among the acts of all accounts',
      subject: 'would lead to the learner after the erasure',
      previous: 'covers the acts of other accounts',
      hash: 'covers the acts of other accounts',
    },
    erasure: 'unlinked',
  },
  audit_subjects: {
    heading: 'Your mark among those acts',
    gives: [],
    withholds: {
      user_id: rowIds.user_id,
      subject: 'would lead to the learner after the erasure',
    },
    erasure: 'erased',
  },
  account_tokens: {
    heading: 'Links we mailed',
    gives: ['purpose', 'address', 'created_at', 'expires_at'],
    withholds: { hash: secret, user_id: rowIds.user_id },
    erasure: 'erased',
  },
  identities: {
    heading: 'Other sites you sign in with',
    gives: ['issuer', 'subject', 'created_at'],
    withholds: { user_id: rowIds.user_id },
    erasure: 'erased',
  },
  consents: {
    heading: "A parent's consent",
    gives: [
      'state',
      'allows_free_chat',
      'notice_sent_at',
      'latest_notice_at',
      'decided_at',
      'created_at',
    ],
    withholds: {
      user_id: rowIds.user_id,
      own_mailbox: 'is a hash that only compares addresses',
    },
    erasure: 'erased',
  },
  known_browsers: {
    heading: 'Browsers that know you',
    gives: ['expires_at'],
    withholds: { user_id: rowIds.user_id, browser: 'is a secret of that browser' },
    erasure: 'erased',
  },
  kept_replies: {
    heading: 'Answers kept for a while',
    gives: ['created_at'],
    withholds: {
      user_id: rowIds.user_id,
      key: 'numbers the call',
      fingerprint: 'numbers the call',
      reply: 'repeats what the other tables hold',
    },
    erasure: 'erased',
  },
};
