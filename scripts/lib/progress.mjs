// Progress output for a long step.

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const frameMs = 100;

/**
 * Runs a step. On a terminal, one animated line counts the seconds; elsewhere, such as in a log, one line marks the
 * start and one the end.
 */
export async function step(title, work) {
  const start = performance.now();
  const seconds = () => `${Math.round((performance.now() - start) / 1000)} s`;
  const isTerminal = process.stdout.isTTY === true && process.env.TERM !== 'dumb';
  if (!isTerminal) {
    console.log(`${title} ...`);
    const result = await work();
    console.log(`${title}: done in ${seconds()}`);
    return result;
  }
  let frame = 0;
  const draw = () => {
    frame = (frame + 1) % frames.length;
    process.stdout.write(`\r\x1b[K${frames[frame]} ${title} (${seconds()})`);
  };
  draw();
  const timer = setInterval(draw, frameMs);
  try {
    const result = await work();
    process.stdout.write(`\r\x1b[K✓ ${title} (${seconds()})\n`);
    return result;
  } catch (error) {
    process.stdout.write(`\r\x1b[K✗ ${title} (${seconds()})\n`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}
