import { questionAnchor } from '../parts/question-anchor.ts';
import { questionGroups } from './faq-content.tsx';

/** Lists the questions of the page for the search, which finds them by the words of their group, too. */
export const listQuestions = () =>
  questionGroups.flatMap(({ title, questions }) =>
    questions.map(({ question }) => ({
      title: question,
      hash: questionAnchor(question),
      group: title,
    })),
  );
