import { courses, resources, type PrintableLesson, type Tier } from '@qubloom/contract';
import JSZip from 'jszip';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { storeCurriculum } from '../../curriculum/store-curriculum.ts';
import { useTestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { secretOf, smallCurriculum, smallLibrary } from '../../testing/content.ts';
import { complete, courseId, giveTier, lessonsOf } from '../../testing/learning.ts';
import { spokenIn, textOfPdf } from '../../testing/pdf-text.ts';
import { ada, grace, type Person } from '../../testing/people.ts';

const site = useTestApp();
afterEach(() => site.forgetLearners());

const free = 'The free-course';

describe('the list of printable sheets', () => {
  const closedIn = async (browser: Client, title: string) => {
    const course = (await browser.call(resources.printables)).find((one) => one.title === title);
    return course?.lessons.map(({ closedBecause }: PrintableLesson) => closedBecause);
  };
  const [signIn, previous] = [
    'Please sign in to open this lesson.',
    'Complete the previous lesson to unlock this one.',
  ];
  const planned = (tier: string) => `This lesson comes with the ${tier} plan.`;

  // Shows: educators: the first lesson of each free course needs no account
  test('opens the first free lesson to a visitor, and names the others', async () => {
    const visitor = site.visitor();
    expect(await closedIn(visitor, free)).toEqual([null, signIn, signIn]);
    expect(await closedIn(visitor, 'The premium-course')).toEqual([signIn, signIn, signIn]);
  });

  test('depends on how far a learner has come, and on their plan', async () => {
    const browser = await site.signedIn(ada);
    await complete(browser, (await lessonsOf(browser, free))[0].id);
    expect(await closedIn(browser, free)).toEqual([null, null, previous]);
    expect(await closedIn(browser, 'The premium-course')).toEqual(
      Array(3).fill(planned('premium')),
    );

    await giveTier(site.pool, 'ada', 'premium');
    expect(await closedIn(browser, 'The premium-course')).toEqual([null, previous, previous]);
    expect(await closedIn(browser, 'The ultimate-course')).toEqual(
      Array(3).fill(planned('ultimate')),
    );
  });

  test('opens every lesson of the plan to a grown-up, no matter what they have completed', async () => {
    const browser = await site.signedIn(grace);
    await giveTier(site.pool, 'grace', 'premium');
    for (const title of [free, 'The premium-course']) {
      expect(await closedIn(browser, title)).toEqual([null, null, null]);
    }
    expect(await closedIn(browser, 'The ultimate-course')).toEqual(
      Array(3).fill(planned('ultimate')),
    );
  });

  test('keeps the order of lessons for learners under 18', async () => {
    const browser = await site.signedIn(ada);
    await giveTier(site.pool, 'ada', 'premium');
    expect(await closedIn(browser, 'The premium-course')).toEqual([null, previous, previous]);
  });

  test('reveals only the title of a closed lesson', async () => {
    const { text } = await site.visitor().get('/api/printables');
    expect(text).not.toContain(secretOf('free'));
    expect(text).not.toContain(secretOf('premium'));
    expect(text).toContain('Lesson three');
  });
});

const sheetOf = (browser: Client, id: number, sheet: string) =>
  browser.request('GET', `/api/lessons/${String(id)}/sheets/${sheet}`);

/** Returns the distinct page sizes of a PDF, in points. */
const pageSizes = (bytes: Buffer) =>
  new Set(
    [...bytes.toString('latin1').matchAll(/MediaBox \[0 0 ([\d.]+ [\d.]+)\]/g)].map(
      ([, size]) => size,
    ),
  );

describe('a sheet', () => {
  test.each([
    ['lesson-plan', 'Lesson plan', 'lesson-one-lesson-plan.pdf'],
    ['worksheet', 'Worksheet', 'lesson-one-worksheet.pdf'],
    ['answers', 'Answers to the worksheet', 'lesson-one-answers-to-the-worksheet.pdf'],
    ['activity', 'Activity without computers', 'lesson-one-activity-without-computers.pdf'],
  ])('%s is a PDF with a name, a language, and a structure', async (sheet, label, name) => {
    const [{ id }] = await lessonsOf(site.visitor(), free);
    const answer = await sheetOf(site.visitor(), id, sheet);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}"`,
      'cache-control': 'no-store',
    });
    expect(answer.text).toMatch(/^%PDF-1\.7/);
    expect(answer.text).toContain('/Lang (en-US)');
    expect(answer.text).toContain('/Marked true');
    expect(textOfPdf(answer.bytes)).toContain(`${label}Lesson one${free} · Lesson 1 · 20 minutes`);
  });

  test('an assessment and its key are for grown-ups', async () => {
    const [{ id }] = await lessonsOf(site.visitor(), free);
    const grownUp = await site.signedIn(grace);
    const onPaper = textOfPdf((await sheetOf(grownUp, id, 'assessment')).bytes);
    expect(onPaper).toContain('6 points. You need a pencil');
    expect(onPaper).toContain('What do two X gates do?');
    expect(onPaper).not.toContain('They undo each other.');
    const key = textOfPdf((await sheetOf(grownUp, id, 'assessment-key')).bytes);
    expect(key).toContain('B A one');
    expect(key).toContain('They undo each other.');

    const child = await site.signedIn(ada);
    for (const sheet of ['assessment', 'assessment-key']) {
      expect(await sheetOf(child, id, sheet)).toMatchObject({
        status: 403,
        text: 'Assessments and their keys are for grown-ups.',
      });
      expect((await sheetOf(site.visitor(), id, sheet)).status).toBe(401);
    }
    const closedFor = async (browser: Client) =>
      (await browser.call(resources.printables)).map((one) => one.assessmentsClosedBecause);
    expect(new Set(await closedFor(grownUp))).toEqual(new Set([null]));
    expect(new Set(await closedFor(child))).toEqual(
      new Set(['Assessments and their keys are for grown-ups.']),
    );
  });

  test.each(['activity', 'assessment', 'assessment-key'])(
    '%s is missing if the lesson has none',
    async (sheet) => {
      const grownUp = await site.signedIn(grace);
      const [, { id }] = await lessonsOf(grownUp, free);
      expect((await sheetOf(grownUp, id, sheet)).status).toBe(404);
    },
  );

  test('slides are a PDF in landscape, with a title', async () => {
    const [{ id }] = await lessonsOf(site.visitor(), free);
    const answer = await sheetOf(site.visitor(), id, 'slides');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="lesson-one-slides.pdf"',
    });
    expect(pageSizes(answer.bytes)).toEqual(new Set(['960 540']));
    expect(textOfPdf(answer.bytes)).toContain(`Lesson one${free} · Lesson 1`);
  });

  test('slides are also a presentation to save, with the same rule and without the quiz', async () => {
    const [{ id }, { id: closed }] = await lessonsOf(site.visitor(), free);
    const [paid] = await lessonsOf(site.visitor(), 'The premium-course');
    const presentationOf = (browser: Client, lesson: number) =>
      browser.get(`/api/lessons/${String(lesson)}/presentation`);
    const answer = await presentationOf(site.visitor(), id);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      'content-disposition': 'attachment; filename="lesson-one-slides.pptx"',
      'cache-control': 'no-store',
    });
    const opened = await JSZip.loadAsync(answer.bytes);
    const xml = await Promise.all(opened.file(/\.xml$/).map((file) => file.async('string')));
    expect(xml.join('')).toContain('Lesson one');
    expect(xml.join('')).not.toMatch(/Question \d|Option [A-D]|Reason of/);
    expect((await presentationOf(site.visitor(), closed)).status).toBe(401);
    expect((await presentationOf(await site.signedIn(ada), paid.id)).status).toBe(403);
    const grownUp = await site.signedIn(grace);
    await giveTier(site.pool, 'grace', 'premium');
    const [, , third] = await lessonsOf(grownUp, 'The premium-course');
    expect((await presentationOf(grownUp, third.id)).status).toBe(200);
  });

  test.each([
    ['en-US,en;q=0.9', '612 792'],
    ['de-DE,de;q=0.9', '595.28 841.89'],
  ])('uses the paper of the region for a browser that asks for %s', async (languages, size) => {
    const [{ id }] = await lessonsOf(site.visitor(), free);
    for (const path of [`/api/lessons/${String(id)}/sheets/worksheet`, '/api/printables/sample']) {
      const answer = await site.visitor().get(path, { 'accept-language': languages });
      expect(pageSizes(answer.bytes)).toEqual(new Set([size]));
    }
  });

  test('never reveals the quiz', async () => {
    const [{ id }] = await lessonsOf(site.visitor(), free);
    for (const sheet of ['lesson-plan', 'slides', 'worksheet', 'answers']) {
      const text = textOfPdf((await sheetOf(site.visitor(), id, sheet)).bytes);
      expect(text).not.toMatch(/Question \d|Option [A-D]|Reason of/);
    }
  });

  test('of a closed lesson is refused with a sentence', async () => {
    const [, { id }] = await lessonsOf(site.visitor(), free);
    const [paid] = await lessonsOf(site.visitor(), 'The premium-course');
    const browser = await site.signedIn(ada);
    expect(await sheetOf(site.visitor(), id, 'worksheet')).toMatchObject({
      status: 401,
      text: 'Please sign in to open this lesson.',
    });
    expect(await sheetOf(browser, paid.id, 'answers')).toMatchObject({
      status: 403,
      text: 'This lesson comes with the premium plan.',
    });
  });

  test.each(['lesson-plan', 'slides', 'worksheet', 'answers'])(
    'is printed for a grown-up before they reach its lesson, including the %s',
    async (sheet) => {
      const [grownUp, teenager] = [await site.signedIn(grace), await site.signedIn(ada)];
      for (const { username } of [grace, ada]) await giveTier(site.pool, username, 'premium');
      const [, , { id }] = await lessonsOf(grownUp, 'The premium-course');
      const answer = await sheetOf(grownUp, id, sheet);
      expect(answer.status).toBe(200);
      expect(textOfPdf(answer.bytes)).toContain('Lesson three');
      expect((await sheetOf(teenager, id, sheet)).status).toBe(403);
      const [, { id: other }] = await lessonsOf(grownUp, 'The ultimate-course');
      expect((await sheetOf(grownUp, other, sheet)).status).toBe(403);
    },
  );

  test('that does not exist is not found', async () => {
    const [{ id }] = await lessonsOf(site.visitor(), free);
    expect(await sheetOf(site.visitor(), id, 'quiz')).toMatchObject({
      status: 404,
      text: 'That sheet does not exist.',
    });
    expect((await sheetOf(site.visitor(), 999_999, 'worksheet')).status).toBe(404);
  });

  test('can be printed 60 times a minute', async () => {
    const browser = await site.signedIn(ada);
    const [{ id }] = await lessonsOf(browser, free);
    const statuses = [];
    for (let times = 0; times <= 60; times++) {
      statuses.push((await sheetOf(browser, id, 'worksheet')).status);
    }
    expect(statuses).toEqual([...Array<number>(60).fill(200), 429]);
  });
});

test('the sample contains the plan, the worksheet, and the answers of the first free lesson', async () => {
  const answer = await site.visitor().request('GET', '/api/printables/sample');
  const text = textOfPdf(answer.bytes);
  expect(answer.headers['content-disposition']).toContain('lesson-one-sample-resources.pdf');
  expect(text).toMatch(/Lesson planLesson one[\s\S]*WorksheetLesson one[\s\S]*Answers to/);
});

describe('the printable pack of a course', () => {
  const packOf = async (browser: Client, course = free, paper = 'letter') =>
    browser.request('GET', `/api/courses/${String(await courseId(browser, course))}/pack/${paper}`);
  const withTier = async (tier: Tier, person: Person = ada) => {
    const browser = await site.signedIn(person);
    await giveTier(site.pool, person.username, tier);
    return browser;
  };
  const sentence = 'Printable packs come with the Ultimate plan.';

  test('contains a plan and a worksheet for each lesson, then all the answers, then a certificate', async () => {
    const answer = await packOf(await withTier('ultimate'), 'The premium-course');
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="the-premium-course-printable-pack.pdf"',
    });
    const text = textOfPdf(answer.bytes);
    const [one, two, three] = ['Lesson one', 'Lesson two', 'Lesson three'];
    const heads = [one, two, three].flatMap((title) => [
      `Lesson plan${title}`,
      `Worksheet${title}`,
    ]);
    const order = [
      'Printable packThe premium-course3 lessons',
      ...heads,
      ...[one, two, three].map((title) => `Answers to the worksheet${title}`),
      'Certificate',
    ].map((head) => text.lastIndexOf(head));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  test('never reveals a quiz', async () => {
    const browser = await withTier('ultimate');
    const text = textOfPdf((await packOf(browser, 'The premium-course')).bytes);
    expect(text).not.toMatch(/Question \d|Option [A-D]|Reason of/);
  });

  test('uses the requested paper, with the certificate in landscape', async () => {
    const browser = await withTier('ultimate');
    const boxes = async (paper: string) => pageSizes((await packOf(browser, free, paper)).bytes);
    expect(await boxes('a4')).toEqual(new Set(['595.28 841.89', '841.89 595.28']));
    expect(await boxes('letter')).toEqual(new Set(['612 792', '792 612']));
    expect(await packOf(browser, free, 'napkin')).toMatchObject({
      status: 404,
      text: 'That paper does not exist.',
    });
  });

  test('has a certificate to fill in, or the learner’s own once the course is finished', async () => {
    site.clock.set('2027-03-01T12:00:00Z');
    const browser = await withTier('ultimate');
    expect(textOfPdf((await packOf(browser)).bytes)).toContain(
      `CertificateNamehas completed every lesson of${free}3 lessonsFinished on`,
    );
    for (const { id } of await lessonsOf(browser, free)) await complete(browser, id);
    expect(textOfPdf((await packOf(browser)).bytes)).toContain(
      `Certificateadahas completed every lesson of${free}3 lessons, finished on March 1, 2027`,
    );
  });

  test.each(['free', 'basic', 'premium'] as const)(
    'is refused on the %s plan, for every course',
    async (tier) => {
      const browser = await withTier(tier);
      for (const course of [free, 'The premium-course', 'The ultimate-course']) {
        expect(await packOf(browser, course)).toMatchObject({ status: 403, text: sentence });
      }
      const listed = await browser.call(resources.printables);
      expect(listed.map((one) => one.packClosedBecause)).toEqual(listed.map(() => sentence));
    },
  );

  test('is closed to visitors, and listed as open on the ultimate plan', async () => {
    const visitor = site.visitor();
    const signIn = `${sentence} Please sign in first.`;
    expect(await packOf(visitor)).toMatchObject({ status: 401, text: signIn });
    expect((await visitor.call(resources.printables))[0]?.packClosedBecause).toBe(signIn);
    const listed = await (await withTier('ultimate')).call(resources.printables);
    expect(listed.map((one) => one.packClosedBecause)).toEqual(listed.map(() => null));
  });

  test('is not found for an unknown course, and can be printed ten times a minute', async () => {
    const browser = await withTier('ultimate');
    expect(await browser.request('GET', '/api/courses/999999/pack/a4')).toMatchObject({
      status: 404,
      text: 'That course does not exist.',
    });
    const statuses = [];
    for (let times = 0; times <= 10; times++) statuses.push((await packOf(browser)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });
});

describe('the certificate of a course', () => {
  const loadLessons = (...slugs: readonly string[]) =>
    storeCurriculum(
      site.database,
      smallCurriculum(
        smallLibrary.map((course) =>
          course.tier === 'free' ? { ...course, lessons: slugs.map((slug) => ({ slug })) } : course,
        ),
      ),
    );
  afterAll(() => loadLessons('one', 'two', 'three'));
  const finished = async (person: Person) => {
    const browser = await site.signedIn(person);
    for (const { id } of await lessonsOf(browser, free)) await complete(browser, id);
    return browser;
  };
  const certificateOf = async (browser: Client, name: string) =>
    browser.request(
      'GET',
      `/api/courses/${String(await courseId(browser, free))}/certificate/${name}`,
    );

  test.each([
    ['username', 'ada'],
    ['first-name', 'Ada'],
  ])('uses the learner’s %s', async (name, shown) => {
    site.clock.set('2027-03-01T12:00:00Z');
    const answer = await certificateOf(await finished(ada), name);
    expect(answer.status).toBe(200);
    expect(textOfPdf(answer.bytes)).toContain(
      `Certificate${shown}has completed every lesson of${free}3 lessons, finished on March 1, 2027`,
    );
  });

  test('is listed once every lesson is completed', async () => {
    const listed = (await (await finished(ada)).call(resources.certificates)).map(
      ({ title }) => title,
    );
    expect(listed).toEqual([free]);
    const browser = await site.signedIn(grace);
    await complete(browser, (await lessonsOf(browser, free))[0].id);
    expect(await browser.call(resources.certificates)).toEqual([]);
  });

  test('uses the paper of the region, in landscape', async () => {
    const browser = await finished(ada);
    const path = `/api/courses/${String(await courseId(browser, free))}/certificate/username`;
    const sizes = async (languages: string) =>
      pageSizes((await browser.get(path, { 'accept-language': languages })).bytes);
    expect(await sizes('en-US')).toEqual(new Set(['792 612']));
    expect(await sizes('en-GB')).toEqual(new Set(['841.89 595.28']));
  });

  test('writes names in other alphabets', async () => {
    const browser = await finished({ ...ada, firstName: 'Łucja Ольга Νίκη Ngọc' });
    const answer = await certificateOf(browser, 'first-name');
    expect(textOfPdf(answer.bytes)).toContain('Łucja Ольга Νίκη Ngọc');
  });

  test.each([
    ['Arabic', 'محمد'],
    ['Persian', 'می\u200cخواهم'],
    ['Hebrew', 'דָּוִד'],
    ['Chinese', '小明'],
    ['traditional Chinese', '陳詩涵'],
    ['Japanese', 'ひかり'],
    ['Korean', '김민준'],
    ['Hindi', 'नरेन्द्र'],
    ['Thai', 'ณัฐวุฒิ'],
    ['Arabic and English', 'Ada علي'],
  ])('writes a name in %s, readable for screen readers', async (_, firstName) => {
    const answer = await certificateOf(await finished({ ...ada, firstName }), 'first-name');
    expect(answer.status).toBe(200);
    expect(spokenIn(answer.bytes)).toEqual([firstName]);
  });

  test.each(['A\u200eda', '\u200fAda', 'Ada\u200b', 'A\u00adda\ufeff'])(
    'leaves out invisible marks, as in the pasted name %j',
    async (firstName) => {
      const answer = await certificateOf(await finished({ ...ada, firstName }), 'first-name');
      expect(textOfPdf(answer.bytes)).toContain('CertificateAdahas completed');
    },
  );

  test('names the letters that it cannot write', async () => {
    const browser = await finished({ ...ada, firstName: 'Aანა ሀna' });
    expect(await certificateOf(browser, 'first-name')).toMatchObject({
      status: 403,
      text: "We can't print ა, ნ, or ሀ yet. Please get the certificate with your username.",
    });
    expect((await certificateOf(browser, 'username')).status).toBe(200);
  });

  test('is refused before every lesson is completed, and without signing in', async () => {
    await finished(ada);
    const browser = await site.signedIn(grace);
    await complete(browser, (await lessonsOf(browser, free))[0].id);
    expect(await certificateOf(browser, 'username')).toMatchObject({
      status: 403,
      text: 'Complete every lesson of this course first. Then you can get your certificate here.',
    });
    expect((await certificateOf(site.visitor(), 'username')).status).toBe(401);
  });

  test('stays if the course gets more lessons, until those are completed, too', async () => {
    site.clock.set('2027-03-01T12:00:00Z');
    const browser = await finished(ada);
    await loadLessons('one', 'two', 'three', 'four');
    site.clock.set('2027-03-09T12:00:00Z');

    const textNow = async () => textOfPdf((await certificateOf(browser, 'username')).bytes);
    expect(await textNow()).toContain('3 lessons, finished on March 1, 2027');
    expect(await browser.call(resources.certificates)).toMatchObject([{ title: free }]);

    const id = await courseId(browser, free);
    const four = (await browser.call(courses.lessons, { params: { id } })).at(-1);
    if (four) await complete(browser, four.id);
    expect(await textNow()).toContain('4 lessons, finished on March 9, 2027');
  });
});
