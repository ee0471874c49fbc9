// npm run social-card: draws the picture of shared links in a browser; it is committed.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/lib/browser.mjs';
import { root, run } from '../../scripts/lib/project.mjs';

const size = { width: 1200, height: 630 };
const folder = join(root, 'web/public');
const require = createRequire(import.meta.url);

/** The deep window's colors, as in `src/ui/styles/tokens.css`. */
const color = { ground: '#1b1446', line: '#4a3f92', ink: '#f6f4ff', soft: '#c3bbec' };
const value = { zero: '#3fe0cd', one: '#ff8f75', points: '#ffc857' };

const font = (family, weight) => {
  const path = require.resolve(
    `@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`,
  );
  const data = readFileSync(path).toString('base64');
  return `@font-face { font-family: ${family}; src: url(data:font/woff2;base64,${data}) }`;
};

/** Returns the path of a wave across the card. */
function wave({ y, amplitude, length, ahead }) {
  const points = Array.from({ length: size.width / 8 + 1 }, (_, step) => {
    const x = step * 8;
    return `${x} ${(y - amplitude * Math.sin(2 * Math.PI * (x / length + ahead))).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

const waves = [
  { y: 520, amplitude: 46, length: 400, ahead: 0, stroke: value.zero },
  { y: 520, amplitude: 46, length: 300, ahead: 0.25, stroke: value.one },
]
  .map(
    ({ stroke, ...shape }) =>
      `<path d="${wave(shape)}" fill="none" stroke="${stroke}" stroke-width="7" stroke-linecap="round"/>`,
  )
  .join('');

/** Ripples around Qubi, each fainter than the one before. */
const rings = [190, 250, 310, 370]
  .map(
    (radius, at) =>
      `<circle cx="930" cy="250" r="${radius}" fill="none" stroke="${color.line}" stroke-width="3" stroke-opacity="${1 - at / 5}"/>`,
  )
  .join('');

await run(async () => {
  // `npm start` builds the contract. Before that, the brand cannot be imported.
  const { brand } = await import('@qubloom/contract');
  const qubi = readFileSync(join(folder, 'favicon.svg'), 'utf8').replace(/<rect[^>]*>/, '');
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  const page = await browser.newPage({ viewport: size });
  await page.setContent(`<style>
    ${font('fredoka', 600)}
    ${font('lexend', 400)}
    body { margin: 0; position: relative; height: 100vh; overflow: hidden; background: ${color.ground}; color: ${color.ink} }
    svg.ground { position: absolute; inset: 0 }
    .qubi { position: absolute; left: 750px; top: 60px; width: 360px }
    .text { position: absolute; left: 80px; top: 110px; width: 660px }
    h1 { margin: 0; font: 600 118px/1.05 fredoka; letter-spacing: -2px }
    p { margin: 22px 0 0; font: 600 47px/1.15 fredoka; color: ${value.points} }
    p + p { font: 400 30px/1.4 lexend; color: ${color.soft} }
  </style>
  <svg class="ground" viewBox="0 0 ${size.width} ${size.height}">${rings}${waves}</svg>
  <div class="qubi">${qubi}</div>
  <div class="text"><h1>${brand.name}</h1><p>${brand.tagline}</p><p>Lessons, simulators and games<br>for ten and up</p></div>`);
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: join(folder, 'icons/social-card.png') });
  await browser.close();
});
