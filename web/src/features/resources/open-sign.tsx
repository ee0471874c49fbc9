import { ChevronDown } from 'lucide-react';

/** For the summary of details with the class `group`. */
export function OpenSign() {
  return (
    <ChevronDown
      aria-hidden="true"
      className="size-5 shrink-0 text-action-ink transition-transform duration-150 group-open:rotate-180 motion-reduce:transition-none print:hidden"
    />
  );
}
