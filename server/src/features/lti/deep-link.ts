/** A teacher picks an item for a course, by Deep Linking 2.0. No account is needed, because the library is public. */
import { parseLessonContent } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { BadRequest } from '../../platform/errors.ts';
import { newToken } from '../../platform/sessions/tokens.ts';
import { claimNames } from './claims.ts';
import { PickFacts } from './facts.ts';
import { itemFromName, nameOfItem, type LtiItem } from './items.ts';
import { signAsTool } from './keys.ts';
import { hashOf } from './login.ts';
import { markup, joined, type Html, type LtiPage } from './pages.ts';
import { itemParameter, ltiPaths } from './paths.ts';
import {
  deleteLaunch,
  findVerified,
  insertLaunch,
  listPickableLessons,
  type PickableLesson,
  type Platform,
} from './queries.ts';

/** Milliseconds to look through the library. */
const pickLifetime = 60 * 60_000;
/** Seconds. The page sends the answer at once. */
const answerLifetime = 300;

interface Pick {
  readonly item: LtiItem;
  readonly title: string;
}

function picksOf({ id: lessonId, title, content, hasQuiz }: PickableLesson): Pick[] {
  const tasks = parseLessonContent(content).flatMap((block) =>
    block.kind === 'task' || block.kind === 'program-task'
      ? [{ item: { kind: 'task' as const, lessonId, task: block.id }, title: block.title }]
      : [],
  );
  return [
    { item: { kind: 'lesson', lessonId }, title },
    ...(hasQuiz ? [{ item: { kind: 'quiz' as const, lessonId }, title: `Quiz: ${title}` }] : []),
    ...tasks,
  ];
}

/** Keeps the launch for the answer, and shows the library. */
export async function showLibrary(
  context: Context,
  platform: Platform,
  facts: PickFacts,
): Promise<LtiPage> {
  const { database, now } = context;
  const launch = newToken();
  await insertLaunch(database, {
    key: hashOf(launch),
    // The answer comes from this page, which may be in a frame without cookies.
    browser: hashOf(newToken()),
    platformId: platform.id,
    facts,
    expiresAt: new Date(now().getTime() + pickLifetime),
  });
  return libraryPage(await listPickableLessons(database), launch);
}

function libraryPage(
  lessons: readonly PickableLesson[],
  launch: string,
  problem?: string,
): LtiPage {
  const courses = new Map<number, PickableLesson[]>();
  for (const lesson of lessons) {
    courses.set(lesson.courseId, [...(courses.get(lesson.courseId) ?? []), lesson]);
  }
  return {
    title: 'Choose something to learn',
    body: [
      markup`<p class="soft">
        Your course gets a link to it. When a learner has finished it, the result goes back to your
        course.
      </p>`,
      ...(problem === undefined ? [] : [markup`<p class="card" role="alert">${problem}</p>`]),
      markup`<form method="post" action="${ltiPaths.pick}">
        <input type="hidden" name="launch" value="${launch}" />
        ${joined([...courses.values()].map(courseOf))}
        <p class="bar"><button class="button">Add to the course</button></p>
      </form>`,
    ],
  };
}

function courseOf(lessons: readonly PickableLesson[], index: number): Html {
  const fields = lessons.map(
    (lesson) =>
      markup`<fieldset>
        <legend>${lesson.title}</legend>
        ${joined(picksOf(lesson).map(choiceOf))}
      </fieldset>`,
  );
  const open = index === 0 ? markup` open` : markup``;
  return markup`<details${open}>
<summary><h2>${lessons[0]?.course ?? ''}</h2></summary>
${joined(fields)}
</details>`;
}

const kindNames = { lesson: 'The whole lesson', quiz: 'Its quiz', task: 'Task' } as const;

function choiceOf({ item, title }: Pick): Html {
  const words = item.kind === 'task' ? `${kindNames.task}: ${title}` : kindNames[item.kind];
  return markup`<label
    ><input type="radio" name="item" value="${nameOfItem(item)}" /> ${words}</label
  >`;
}

export interface PickForm {
  readonly launch: string;
  readonly item: string;
}

/** Returns the page that sends the answer to the platform, or the library again if nothing was chosen. */
export async function answerPick(context: Context, form: PickForm): Promise<LtiPage> {
  const { database, now } = context;
  const found = await findVerified(database, hashOf(form.launch), now());
  const facts = found && PickFacts.safeParse(found.facts).data;
  if (!found || !facts) {
    throw new BadRequest('This took too long, or was used before. Please start again there.');
  }
  const lessons = await listPickableLessons(database);
  const wanted = itemFromName(form.item);
  const name = wanted && nameOfItem(wanted);
  const pick = lessons.flatMap(picksOf).find(({ item }) => nameOfItem(item) === name);
  if (pick === undefined) return libraryPage(lessons, form.launch, 'Please choose something.');
  if (!(await deleteLaunch(database, found.key))) {
    throw new BadRequest('This was used before. Please start again there.');
  }
  return returnPage(facts.returnUrl, await signedAnswer(context, found.platform, facts, pick));
}

function signedAnswer(
  { dataFolder, now, publicOrigin }: Context,
  { issuer, clientId }: Platform,
  { deploymentId, data }: PickFacts,
  { item, title }: Pick,
): Promise<string> {
  const url = new URL(ltiPaths.launch, publicOrigin);
  url.searchParams.set(itemParameter, nameOfItem(item));
  return signAsTool(
    {
      iss: clientId,
      aud: [issuer],
      nonce: newToken(),
      [claimNames.messageType]: 'LtiDeepLinkingResponse',
      [claimNames.version]: '1.3.0',
      [claimNames.deploymentId]: deploymentId,
      [claimNames.contentItems]: [
        {
          type: 'ltiResourceLink',
          title,
          url: url.href,
          // The site is never shown in a frame.
          window: { targetName: '_blank' },
          lineItem: {
            scoreMaximum: 100,
            label: title,
            resourceId: nameOfItem(item),
            tag: item.kind,
          },
        },
      ],
      ...(data !== null && { [claimNames.data]: data }),
    },
    { dataFolder, now: now(), lifetime: answerLifetime },
  );
}

const returnPage = (url: string, answer: string): LtiPage => ({
  title: 'Back to your course',
  formTarget: 'anywhere',
  script: 'document.forms[0].submit();',
  body: [
    markup`<form method="post" action="${url}">
      <input type="hidden" name="JWT" value="${answer}" />
      <p><button class="button">Go back to your course</button></p>
    </form>`,
  ],
});
