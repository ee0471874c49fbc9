import { PolicyPage } from './policy-page.tsx';
import { TermsPicture } from './policy-pictures.tsx';
import { shortTerms, termsSections } from './terms-sections.tsx';

export function TermsPage() {
  return (
    <PolicyPage
      id="terms"
      title="Terms of Service"
      lead="What you can expect of us, and what we expect of you."
      picture={<TermsPicture />}
      short={shortTerms}
      sections={termsSections}
    />
  );
}
