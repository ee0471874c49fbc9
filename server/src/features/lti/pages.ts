/**
 * The pages of a launch that come before the site itself. Platforms may show them in a frame, so they know nothing about
 * an account; the pages of the site are never in a frame of another site.
 */
import { createHash } from 'node:crypto';
import { brand } from '@qubloom/contract';
import { apiHeaders } from '../../platform/http/api-headers.ts';
import { escapedHtml } from '../../platform/escaped-html.ts';

/** Text that is safe as HTML. */
export interface Html {
  readonly html: string;
}

export interface LtiPage {
  readonly title: string;
  readonly body: readonly Html[];
  /** Runs when the page has loaded. */
  readonly script?: string;
  /** Where forms may be sent; `'self'` if it is left out. */
  readonly formTarget?: 'anywhere';
}

/** Escapes every value, unless it is HTML already. */
export function markup(parts: TemplateStringsArray, ...values: (string | Html)[]): Html {
  const written = values.map((value) =>
    typeof value === 'string' ? escapedHtml(value) : value.html,
  );
  return { html: parts.map((part, index) => part + (written[index] ?? '')).join('') };
}

export const joined = (parts: readonly Html[]): Html => ({
  html: parts.map((part) => part.html).join('\n'),
});

const style = `
:root { color-scheme: light dark; --ground: #f7f6fd; --card: #fff; --ink: #1e1b4b; --soft: #55517d; --line: #d9d6ee; --act: #6d28d9; --on-act: #fff; }
@media (prefers-color-scheme: dark) { :root { --ground: #14122e; --card: #1e1b3f; --ink: #f1f0ff; --soft: #b9b5e0; --line: #3b3770; --act: #c4b5fd; --on-act: #1e1b4b; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 1.5rem 1rem 3rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 Lexend, system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; }
h1 { margin: 0 0 1rem; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 0; font-size: 1.125rem; display: inline; }
p { max-width: 60ch; }
details, .card { background: var(--card); border: 1px solid var(--line); border-radius: 1rem; padding: 1rem; margin: 0 0 0.75rem; }
summary { cursor: pointer; }
fieldset { border: 0; margin: 0.75rem 0 0; padding: 0; }
legend { font-weight: 600; padding: 0; }
label { display: flex; gap: 0.5rem; align-items: baseline; padding: 0.375rem 0; min-height: 2rem; }
.soft { color: var(--soft); }
.bar { position: sticky; bottom: 0; padding: 0.75rem 0; background: var(--ground); }
.button { display: inline-block; border: 0; border-radius: 0.75rem; padding: 0.75rem 1.25rem; background: var(--act); color: var(--on-act); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
`;

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the headers and the HTML of a page. */
export function writePage({ title, body, script, formTarget }: LtiPage) {
  const policy = [
    "default-src 'none'",
    `style-src ${digest(style)}`,
    ...(script === undefined ? [] : [`script-src ${digest(script)}`]),
    // A page that returns to the platform sends its form there, and the platform may send it on.
    ...(formTarget === 'anywhere' ? [] : ["form-action 'self'"]),
    "base-uri 'none'",
    'frame-ancestors *',
  ];
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapedHtml(title)} | ${brand.name}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapedHtml(title)}</h1>
${joined(body).html}
</main>
${script === undefined ? '' : `<script>${script}</script>`}
</body>
</html>
`;
  const headers = {
    ...apiHeaders,
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'cross-origin',
    // The page belongs to nobody, so a search engine has no use for it.
    'x-robots-tag': 'noindex',
    'content-type': 'text/html; charset=utf-8',
  };
  return { headers, html: page };
}
