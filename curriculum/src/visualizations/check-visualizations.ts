/** Checks that the words of the visualizations are true and easy enough. */
import { namesInTemplate, fillTemplate, rematchGames, type Level } from '@qubloom/contract';
import type { Curriculum, VisualizationContent } from '../curriculum.ts';
import type { ContentProblem } from '../problem.ts';
import { checkClaims, checkReadability } from '../check/check-wording.ts';
import { sentencesOf, type Prose } from '../check/reading/prose.ts';
import { maxSentencesPerParagraph } from '../check/reading/readability.ts';

export function checkVisualizations({ visualizations }: Curriculum): ContentProblem[] {
  const places = visualizations.flatMap(({ file, position }, index) => {
    const before = visualizations[index - 1];
    return before?.position === position
      ? [{ file, location: 'position', reason: `${before.slug} has it too` }]
      : [];
  });
  return [...places, ...visualizations.flatMap(checkVisualization)];
}

const levels: Readonly<Record<VisualizationContent['complexity'], Level>> = {
  simple: 'beginner',
  detailed: 'intermediate',
};

function checkVisualization(visualization: VisualizationContent): ContentProblem[] {
  const { file, title, complexity, question, explanationSteps, script } = visualization;
  const words: Prose[] = [
    { text: visualization.description, location: 'description' },
    { text: question, location: 'question' },
    { text: withNumbers(script.description), location: 'script.description' },
    ...explanationSteps.map(({ content }, at) => ({
      text: content,
      location: `explanationSteps.${at}`,
    })),
  ];
  const titles = [title, ...explanationSteps.map((step) => step.title)].map((text) => ({ text }));
  const long = explanationSteps.flatMap(({ content }, at): ContentProblem[] => {
    const count = sentencesOf(content).length;
    if (count <= maxSentencesPerParagraph) return [];
    const reason = `has ${count} sentences; at most ${maxSentencesPerParagraph}`;
    return [{ file, location: `explanationSteps.${at}`, reason }];
  });
  return [
    ...long,
    ...(visualization.interactiveElements.length > 0 || script.pictures.some(isGame)
      ? []
      : [{ file, location: 'interactiveElements', reason: 'gives the learner nothing to change' }]),
    ...(question.endsWith('?') ? [] : [{ file, location: 'question', reason: 'asks nothing' }]),
    ...checkClaims(file, [...titles, ...words]),
    ...checkReadability(file, levels[complexity], words),
  ];
}

/** A game has controls of its own. */
const isGame = ({ name }: { readonly name: string }) => rematchGames.some((game) => game === name);

/** Reads a template with a 1 in every place. */
function withNumbers(template: string): string {
  return fillTemplate(
    template,
    Object.fromEntries(namesInTemplate(template).map((name) => [name, 1])),
  );
}
