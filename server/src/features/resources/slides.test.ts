/** The slides of every lesson in the real curriculum. */
import { parseLessonContent } from '@qubloom/contract';
import JSZip from 'jszip';
import { describe, expect, test } from 'vitest';
import { readCurriculum } from '../../curriculum/read-content.ts';
import { blocksOf } from './documents/lesson-parts.ts';
import { slidesOf } from './documents/slides.ts';
import { isInSiteFonts } from './pdf/fonts.ts';
import { renderSlides } from './pdf/render-slides.ts';
import { notesOf, plain, renderPresentation } from './pptx/render-presentation.ts';

const { courses } = await readCurriculum();
const lessons = courses.flatMap(({ title: courseTitle, lessons: inOrder }) =>
  inOrder.map(({ title, minutes, content, quiz, activity }, index) => {
    const blocks = parseLessonContent(content);
    const order = index + 1;
    return { title, courseTitle, order, minutes, blocks, quiz, activity, assessment: null };
  }),
);

/** Returns the text of each shape. */
const textsIn = (xml: string) =>
  [...xml.matchAll(/<p:sp>[\s\S]*?<\/p:sp>/g)]
    .map(([shape]) =>
      [...shape.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text = '']) => decoded(text)).join(''),
    )
    .filter((text) => text !== '');

/** As a reader of XML does. */
const decoded = (text: string) =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

const pagesIn = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length;

const withSlides = await Promise.all(
  lessons.map(async (lesson) => ({ ...lesson, slides: await slidesOf(lesson) })),
);

describe.each(withSlides)('$courseTitle, $title', ({ slides, ...lesson }) => {
  const text = JSON.stringify(slides);

  test('has a slide for its title, its questions, its tasks, and its words', () => {
    expect(slides[0]).toMatchObject({ heading: lesson.title, isTitle: true });
    const asked = lesson.blocks.flatMap((block) => ('question' in block ? [block.question] : []));
    const goals = [...blocksOf(lesson.blocks, 'task'), ...blocksOf(lesson.blocks, 'program-task')];
    const words = blocksOf(lesson.blocks, 'word').map(({ explanation }) => explanation);
    for (const shown of [...asked, ...goals.map(({ goal }) => goal), ...words]) {
      const parts = slides.flatMap((slide) => slide.parts);
      const texts = parts.flatMap((part) => ('text' in part ? [part.text] : []));
      expect(texts.join(' ')).toContain(shown);
    }
  });

  test('shows an answer only on a slide after its question', () => {
    for (const { question, options, answer } of blocksOf(lesson.blocks, 'predict')) {
      const at = (wanted: string) =>
        slides.findIndex(({ parts }) =>
          parts.some((part) => 'text' in part && part.text.includes(wanted)),
        );
      const [firstSentence = ''] = (options[answer]?.reply ?? '').split(/(?<=[.!?]) /);
      expect(at(question)).toBeGreaterThan(0);
      expect(at(firstSentence)).toBeGreaterThan(at(question));
    }
  });

  test('reveals neither a question of its quiz nor why an answer is right', () => {
    for (const { question, options, correct } of lesson.quiz?.questions ?? []) {
      expect(text).not.toContain(JSON.stringify(question).slice(1, -1));
      expect(text).not.toContain(JSON.stringify(options[correct].reason).slice(1, -1));
    }
  });

  test('has letters that can be printed', () => {
    const letters = text.replaceAll('⟩', '').replaceAll(/\\n/g, '');
    expect([...letters].filter((letter) => !isInSiteFonts(letter))).toEqual([]);
  });

  // Text that does not fit would continue on another page.
  test('fits on its pages', { tags: ['exhaustive'] }, async () => {
    const pdf = await renderSlides({ title: lesson.title, slides });
    expect(pagesIn(pdf)).toBe(slides.length);
  });

  // Shows: educators: slides for every lesson, as PDF and PPTX
  test('is a presentation with the same texts, and notes', { tags: ['exhaustive'] }, async () => {
    const pptx = await renderPresentation({ title: lesson.title, slides });
    const opened = await JSZip.loadAsync(pptx);
    const read = async (path: string) => textsIn((await opened.file(path)?.async('string')) ?? '');
    for (const [index, { heading, parts, notes }] of slides.entries()) {
      const wanted = [heading, ...parts.flatMap((part) => ('text' in part ? [part.text] : []))];
      const shown = await read(`ppt/slides/slide${String(index + 1)}.xml`);
      const isDrawn = parts.some(({ kind }) => kind === 'circuit');
      const texts = wanted.map(plain);
      expect(isDrawn ? shown.filter((text) => texts.includes(text)) : shown).toEqual(texts);
      expect(await read(`ppt/notesSlides/notesSlide${String(index + 1)}.xml`)).toContain(
        notesOf(notes),
      );
    }
    expect(opened.file(`ppt/slides/slide${String(slides.length + 1)}.xml`)).toBeNull();
  });
});
