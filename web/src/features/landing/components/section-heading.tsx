export interface SectionHeadingProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export function SectionHeading({ id, title, text }: SectionHeadingProps) {
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-3 text-center">
      <h2 id={id} className="text-3xl sm:text-[2.5rem]">
        {title}
      </h2>
      <p className="text-lg text-ink-soft">{text}</p>
    </div>
  );
}
