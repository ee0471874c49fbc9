/** Requests the fonts of headings and of text in the page's head, so that they come with the styles. */
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

const everywhere = /\/(fredoka-600|lexend-400)-[^/]*\.woff2$/;
const ofCode = /jetbrains-mono-latin-400-normal[^/]*\.woff2$/;

export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }): HtmlTagDescriptor[] =>
        Object.keys(bundle)
          .filter((file) => everywhere.test(file))
          .map((file) => ({ tag: 'link', attrs: preloadOf(file), injectTo: 'head-prepend' })),
    },
  };
}

/** Class attributes of text in the regular font of code. */
const regularCode = /class="(?![^"]*\bfont-(?:medium|semibold|bold)\b)[^"]*\bfont-mono\b/;

/** Returns a link to the font of code for a drawn page that contains code, and an empty text for any other page. */
export function codeFontLink(bundle: Rolldown.OutputBundle, markup: string): string {
  if (!regularCode.test(markup)) return '';
  const file = Object.keys(bundle).find((name) => ofCode.test(name));
  if (file === undefined) throw new Error('The build wrote no font for code');
  const attributes = Object.entries(preloadOf(file)).map(([name, value]) => `${name}="${value}"`);
  return `<link ${attributes.join(' ')}>`;
}

const preloadOf = (file: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href: `/${file}`,
  crossorigin: '',
});
