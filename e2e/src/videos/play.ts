/** Plays a storyboard: a hand performs its moves in the filmed page. */
import type { VideoContent, VideoMove } from '@qubloom/curriculum';
import type { Locator, Page } from '@playwright/test';
import { placeIn, type Film } from './film.ts';

/** @param atPoster Called once, at the end of the caption that the storyboard names. */
export async function play(
  film: Film,
  { captions, poster }: VideoContent,
  atPoster: () => Promise<void>,
): Promise<void> {
  let end = 0;
  for (const [at, { say, seconds, moves }] of captions.entries()) {
    end += seconds;
    for (const move of moves) await make(film, move);
    const late = film.length - end;
    if (late > 0.05) {
      throw new Error(`The moves take ${late.toFixed(1)} seconds longer than the words: ${say}`);
    }
    await film.waitUntil(end);
    if (at + 1 === poster) await atPoster();
  }
}

async function make(film: Film, move: VideoMove): Promise<void> {
  if ('open' in move) return film.open(move.open);
  if ('wait' in move) return film.wait(move.wait);
  const { page } = film;
  if ('until' in move) return film.until(page.getByText(move.until).first());
  if ('point' in move) {
    return film.point(
      controlOf(page, move.point).or(page.getByText(move.point)).filter({ visible: true }).first(),
    );
  }
  if ('press' in move) return film.press(controlOf(page, move.press));
  if ('choose' in move) {
    const group = page.getByRole('group', { name: move.of, exact: true });
    return film.press(group.getByText(move.choose, { exact: true }));
  }
  if ('type' in move) return film.type(page.getByRole('textbox', { name: move.into }), move.type);
  if ('drag' in move) {
    const from = await placeIn(controlOf(page, move.drag));
    return film.drag(from, await placeIn(controlOf(page, move.onto)));
  }
  const slider = page.getByRole('slider', { name: move.pull });
  return film.drag(await placeIn(slider, await thumbOf(slider)), await placeIn(slider, move.to));
}

function controlOf(page: Page, name: string): Locator {
  const roles = ['button', 'switch', 'gridcell', 'tab', 'checkbox', 'link'] as const;
  return roles
    .map((role) => page.getByRole(role, { name, exact: true }))
    .reduce((all, one) => all.or(one))
    .first();
}

/** Position to grab a slider: its thumb, or the middle of a drawing. */
function thumbOf(slider: Locator): Promise<[number, number]> {
  return slider.evaluate((element) => {
    if (!(element instanceof HTMLInputElement)) return [0.5, 0.5];
    const [min, max, value] = [element.min, element.max, element.value].map(Number) as [
      number,
      number,
      number,
    ];
    return [(value - min) / (max - min), 0.5];
  });
}
