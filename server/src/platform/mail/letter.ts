/** An email's content, and the two forms in which it is sent: plain text and HTML. */
import { brand } from '@qubloom/contract';
import { escapedHtml } from '../escaped-html.ts';

export interface LetterLink {
  readonly label: string;
  readonly url: string;
}

/** A paragraph, a list, or a link on its own line. */
export type LetterPart = string | readonly string[] | LetterLink;

export interface Letter {
  readonly subject: string;
  readonly parts: readonly LetterPart[];
  /** Why the reader gets this email. */
  readonly reason: string;
  /** An address that turns off emails like this one when a mail program posts to it (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

export interface RenderedLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Headers that only this email has. */
  readonly headers: Readonly<Record<string, string>>;
}

const signature = `The ${brand.name} team`;

/** @param supportEmail null if nobody answers questions by email */
export function renderLetter(
  { subject, parts, reason, unsubscribeUrl }: Letter,
  supportEmail: string | null,
): RenderedLetter {
  const footer = supportEmail === null ? reason : `${reason} Questions? Write to ${supportEmail}.`;
  const text = [...parts.map(textOf), signature, `--\n${footer}`].join('\n\n');
  return {
    subject,
    text: `${text}\n`,
    html: page(subject, htmlOf(parts), footer),
    headers: unsubscribeUrl === undefined ? {} : unsubscribeHeaders(unsubscribeUrl),
  };
}

/** With the second header, mail programs offer a button of their own, and need no visit to the page. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

function textOf(part: LetterPart): string {
  if (typeof part === 'string') return part;
  if (isLink(part)) return `${part.label}:\n${part.url}`;
  return part.map((line) => `- ${line}`).join('\n');
}

/** Only the first link is a button, because a letter asks for one thing. */
function htmlOf(parts: readonly LetterPart[]): string {
  const asked = parts.find(isLink);
  return parts
    .map((part) => {
      if (typeof part === 'string') return `<p>${escapedHtml(part)}</p>`;
      if (!isLink(part)) {
        return `<ul>${part.map((line) => `<li>${escapedHtml(line)}</li>`).join('')}</ul>`;
      }
      return part === asked ? htmlOfButton(part) : htmlOfLink(part);
    })
    .join('\n');
}

const isLink = (part: LetterPart): part is LetterLink => typeof part === 'object' && 'url' in part;

const htmlOfButton = (link: LetterLink) =>
  `<p>${anchor(link, button)}</p><p style="${small}">Or open this address: ${escapedHtml(link.url)}</p>`;

const htmlOfLink = (link: LetterLink) => `<p>${anchor(link, '')}</p>`;

const anchor = ({ url, label }: LetterLink, style: string) =>
  `<a href="${escapedHtml(url)}" style="${style}">${escapedHtml(label)}</a>`;

const button =
  'display:inline-block;padding:12px 20px;border-radius:12px;background:#5b3df5;color:#ffffff;text-decoration:none;font-weight:600';
const small = 'font-size:13px;color:#5b5875;overflow-wrap:anywhere';

/** The page loads no pictures and nothing from elsewhere, so opening it reveals nothing. */
const page = (subject: string, body: string, footer: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapedHtml(subject)}</title>
</head>
<body style="margin:0 auto;max-width:36rem;padding:24px;font:16px/1.5 system-ui,sans-serif">
<p style="font-size:20px;font-weight:600">${escapedHtml(brand.name)}</p>
${body}
<p>${escapedHtml(signature)}</p>
<hr>
<p style="${small}">${escapedHtml(footer)}</p>
</body>
</html>
`;
