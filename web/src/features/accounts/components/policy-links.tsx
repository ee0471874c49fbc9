import { TextLink } from '../../../ui/controls/text-link.tsx';

/** Links to the terms and the privacy policy, for people who want to read them before they create an account. */
export function PolicyLinks() {
  return (
    <p className="text-sm text-ink-soft">
      You can read the <TextLink to="/terms">Terms of Service</TextLink> and the{' '}
      <TextLink to="/privacy">Privacy Policy</TextLink> first.
    </p>
  );
}
