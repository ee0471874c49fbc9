/** Says under a control that its change is saved. It is always there, so that screen readers read it when it changes. */
export function SavedNote({ isShown }: { readonly isShown: boolean }) {
  return (
    <p role="status" className="text-sm text-ink-soft empty:hidden">
      {isShown && 'Saved. It counts from now on.'}
    </p>
  );
}
