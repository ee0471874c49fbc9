/** Everything that the server stores about a child, for a grown-up who looks over the child's shoulder. */
export function WhatIsSaved({ secret }: { readonly secret: string }) {
  return (
    <p className="rounded-control bg-ground p-4 text-sm text-ink-soft">
      <strong className="font-semibold text-ink">For parents:</strong> we keep this email address,
      the first name, age group, username and time zone, {secret}, what your child does and reaches
      in lessons, tasks, quizzes, flashcards, guided paths and simulators, and for each visit the
      kind of browser and a shortened internet address.
    </p>
  );
}
