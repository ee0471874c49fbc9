import { PolicyPage } from './policy-page.tsx';
import { PrivacyPicture } from './policy-pictures.tsx';
import { privacySections, shortPrivacy } from './privacy-sections.tsx';

export function PrivacyPage() {
  return (
    <PolicyPage
      id="privacy"
      title="Privacy Policy"
      lead="What we keep, why, for how long, and what you can do about it."
      picture={<PrivacyPicture />}
      short={shortPrivacy}
      sections={privacySections}
    />
  );
}
