/** Asks in the page's head for the fonts of headings and of text, so that they come with the styles. */
import type { HtmlTagDescriptor, Plugin } from 'vite';

const preloaded = /(fredoka-latin-600|lexend-latin-400)-normal[^/]*\.woff2$/;

export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }): HtmlTagDescriptor[] =>
        Object.keys(bundle)
          .filter((file) => preloaded.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
            },
            injectTo: 'head-prepend',
          })),
    },
  };
}
