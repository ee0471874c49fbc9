import { describe, expect, test } from 'vitest';
import { loadCurriculum } from '../../load/load.ts';
import { formatProblem } from '../../problem.ts';
import { contentWith, firstPath, folder, smallContent } from '../../testing/small-content.ts';
import { checkCurriculum } from '../check-curriculum.ts';

const lesson = `${folder}/lesson.md`;
const step = `${firstPath}/look/step.md`;
const course = 'courses/basics/course.yaml';
const thread = `${smallContent[course] ?? ''}thread: What does X do to a qubit?\n`;

const says = (who: string, text: string) => `\n\`\`\`says\nwho: ${who}\ntext: ${text}\n\`\`\`\n`;

/** The small content with lines inserted before a stage of its lesson. */
async function problemsWith(
  words: Readonly<Record<string, string>>,
  other: Record<string, string> = {},
): Promise<string> {
  const text = Object.entries(words).reduce(
    (sum, [stage, line]) =>
      sum.replace(new RegExp(`## .* \\{${stage}\\}\\n`), (heading) => `${heading}${line}`),
    smallContent[lesson] ?? '',
  );
  const result = loadCurriculum(contentWith({ [lesson]: text, ...other }));
  const problems = result.ok ? await checkCurriculum(result.curriculum) : result.problems;
  return problems.map(formatProblem).join('\n');
}

const wrong = 'The computer tries all answers.';

test('both children speak in each lesson of a course with a thread', async () => {
  expect(await problemsWith({}, { [course]: thread })).toMatch(/mia says.*\n.*leo says nothing/);
  const both = { do: says('mia', 'I bet on one.'), try: says('leo', 'I wrote it down.') };
  expect(await problemsWith(both, { [course]: thread })).not.toContain('says nothing');
});

test('nobody makes long speeches, and nobody else speaks', async () => {
  expect(await problemsWith({ do: says('qubi', 'One. Two. Three.') })).toContain('at most 2');
  expect(await problemsWith({ do: says('eve', 'Hello.') })).toContain('says.who');
});

describe('a false statement', () => {
  test('is made by a child who is asked about it, or who takes it back', async () => {
    expect(await problemsWith({ do: says('leo', wrong) })).toBe('');
    const takenBack = { explain: says('leo', wrong), name: says('leo', 'I was wrong.') };
    expect(await problemsWith(takenBack)).toBe('');
  });

  test('must be corrected', async () => {
    const other = { explain: says('leo', wrong), name: says('mia', 'I see.') };
    expect(await problemsWith(other)).toContain('nobody sets leo right');
    const path = (smallContent[step] ?? '') + says('leo', wrong);
    expect(await problemsWith({}, { [step]: path })).toContain('nobody sets leo right');
  });

  test('is never made by Qubi', async () => {
    expect(await problemsWith({ do: says('qubi', wrong) })).toContain('Say: ');
    const path = (smallContent[step] ?? '') + says('qubi', wrong);
    expect(await problemsWith({}, { [step]: path })).toContain('Say: ');
  });
});
