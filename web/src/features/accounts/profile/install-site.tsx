import { brand } from '@qubloom/contract';
import { useInstall } from '../../../lib/offline/install-offer.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';

/** Shown only if the browser offers installation. */
export function InstallSite() {
  const install = useInstall();
  if (!install) return null;
  return (
    <CardSection
      title={`${brand.name} on this device`}
      intro="It gets an icon and a window of its own. It can be removed like any other app."
    >
      <Button variant="secondary" onClick={install} className="self-start">
        Install {brand.name}
      </Button>
    </CardSection>
  );
}
