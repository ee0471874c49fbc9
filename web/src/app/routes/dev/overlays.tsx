import { useState } from 'react';
import { Button, buttonClass } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { LazyMenu } from '../../../ui/overlays/lazy-menu.tsx';
import { longText, Row, Sample } from './sample.tsx';

export function OverlaySamples() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Sample name="overlays/dialog">
        <Row>
          <Dialog
            title="Leave this room?"
            description={longText}
            isOpen={isOpen}
            onOpenChange={setOpen}
            trigger={<Button variant="secondary">Open a dialog</Button>}
          >
            <Row>
              <Button onClick={() => setOpen(false)}>Stay</Button>
              <Button variant="danger" onClick={() => setOpen(false)}>
                Leave
              </Button>
            </Row>
          </Dialog>
        </Row>
      </Sample>
      <Sample name="overlays/menu">
        <Row>
          <LazyMenu
            label="Open a menu"
            trigger={{
              className: buttonClass({ variant: 'secondary' }),
              content: 'Open a menu',
            }}
            heading="What to do"
            items={[
              { label: 'All courses', to: '/courses' },
              { label: longText, act: () => undefined },
            ]}
          />
        </Row>
      </Sample>
    </>
  );
}
