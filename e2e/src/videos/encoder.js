/* global createImageBitmap, document, OffscreenCanvas */
// Runs in the encoder's page: draws each picture with the hand on top, and passes it to the encoder.
import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  CanvasSource,
  Conversion,
  Input,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

const canvas = document.createElement('canvas');
const context = canvas.getContext('2d');
const target = new BufferTarget();
const output = new Output({ format: new WebMOutputFormat(), target });
let options;
let source;
let shown = 0;
let picture;

globalThis.encoder = {
  async start(given) {
    options = given;
    canvas.width = options.width;
    canvas.height = options.height;
    source = new CanvasSource(canvas, { codec: 'vp9', bitrate: 250_000, keyFrameInterval: 5 });
    output.addVideoTrack(source, { frameRate: options.framesPerSecond });
    await output.start();
  },

  async add(png, pointer, frames) {
    picture = await createImageBitmap(new Blob([bytesOf(png)], { type: 'image/png' }));
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    drawHand(pointer);
    await source.add(shown / options.framesPerSecond, frames / options.framesPerSecond);
    shown += frames;
  },

  async poster() {
    const small = new OffscreenCanvas(canvas.width / 2, canvas.height / 2);
    small.getContext('2d').drawImage(picture, 0, 0, small.width, small.height);
    const blob = await small.convertToBlob({ type: 'image/webp', quality: 0.85 });
    return textOf(await blob.arrayBuffer());
  },

  async finish() {
    await output.finalize();
    const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(target.buffer) });
    return { file: textOf(target.buffer), length: await input.computeDuration() };
  },

  /** Converts the recording to H.264 for devices that do not play WebM. */
  async mp4(webm) {
    const made = new BufferTarget();
    const conversion = await Conversion.init({
      input: new Input({ formats: ALL_FORMATS, source: new BufferSource(bytesOf(webm)) }),
      output: new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target: made }),
      video: { codec: 'avc', bitrate: 300_000, keyFrameInterval: 5, forceTranscode: true },
      showWarnings: false,
    });
    const [discarded] = conversion.discardedTracks;
    if (discarded) {
      throw new Error(
        `This browser cannot make H.264 of it (${discarded.reason}): set CHROME_PATH.`,
      );
    }
    await conversion.execute();
    return textOf(made.buffer);
  },
};

/** Draws the hand as a ring; while pressed, it is smaller and filled. */
function drawHand({ x, y, isDown }) {
  context.save();
  context.scale(options.scale, options.scale);
  context.beginPath();
  context.arc(x, y, isDown ? 9 : 12, 0, 2 * Math.PI);
  context.fillStyle = isDown ? 'rgb(255 200 87 / 75%)' : 'rgb(255 200 87 / 25%)';
  context.fill();
  context.lineWidth = 5;
  context.strokeStyle = '#1b1446';
  context.stroke();
  context.lineWidth = 2.5;
  context.strokeStyle = '#ffc857';
  context.stroke();
  context.restore();
}

function bytesOf(base64) {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

function textOf(buffer) {
  const bytes = new Uint8Array(buffer);
  const letters = Array.from({ length: Math.ceil(bytes.length / 8192) }, (_, at) =>
    String.fromCharCode(...bytes.subarray(at * 8192, (at + 1) * 8192)),
  );
  return btoa(letters.join(''));
}
