import { Sheet } from '../toolbar/sheet.tsx';
import { ExampleList } from './example-list.tsx';

export function ExamplesGallery({ onClose }: { readonly onClose: () => void }) {
  return (
    <Sheet title="Examples" onClose={onClose}>
      <div className="mt-1 flex flex-col gap-4">
        <ExampleList onChoose={onClose} />
      </div>
    </Sheet>
  );
}
