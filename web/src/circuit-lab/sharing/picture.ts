/** Makes a picture file of the circuit: SVG, or PNG drawn from it. */
import { formatSvg, type Circuit } from '@qubloom/quantum';

/** Ink on paper, because a picture may be shown on pages of any color. */
const ink = '#1d1547';
const paper = '#ffffff';

export function svgOf(circuit: Circuit): string {
  const bare = formatSvg(circuit);
  const end = bare.indexOf('>');
  const ground = `<rect width="100%" height="100%" fill="${paper}" stroke="none"/>`;
  return `${bare.slice(0, end)} color="${ink}">${ground}${bare.slice(end + 1)}`;
}

/** The most pixels that browsers can paint on one canvas, in each direction and in total. */
const maxSide = 16_000;
const maxPixels = 100_000_000;

/** Returns how much larger than the drawing the picture is: twice, or less if a canvas cannot hold that. */
export function pictureScale(width: number, height: number): number {
  return Math.min(2, maxSide / width, maxSide / height, Math.sqrt(maxPixels / (width * height)));
}

/** Resolves to null if the browser cannot paint it. */
export async function pngOf(svg: string): Promise<Blob | null> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const scale = pictureScale(image.naturalWidth, image.naturalHeight);
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(image.naturalWidth * scale);
    canvas.height = Math.ceil(image.naturalHeight * scale);
    const brush = canvas.getContext('2d');
    if (!brush) return null;
    brush.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
