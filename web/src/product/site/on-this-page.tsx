interface OnThisPageProps {
  readonly parts: readonly { readonly id: string; readonly title: string }[];
}

/** Links to the parts of a long page, in one row. */
export function OnThisPage({ parts }: OnThisPageProps) {
  return (
    <nav aria-label="On this page" className="print:hidden">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center text-action-ink underline underline-offset-4"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
