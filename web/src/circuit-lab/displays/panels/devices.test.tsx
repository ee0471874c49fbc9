import { simulators, type DevicePreset } from '@qubloom/contract';
import { circuit } from '@qubloom/quantum';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer, refuses, replies } from '../../../testing/server.ts';
import { CircuitLab, type CircuitLabProps } from '../../circuit-lab.tsx';
import { Displays } from '../displays.tsx';

const ions: DevicePreset = {
  id: 'trapped-ions',
  name: 'Trapped ions',
  about: 'Single charged atoms that float in a trap.',
  measured: 'A machine, May 2023',
  source: { title: 'A paper', url: 'https://papers.example/1' },
  rates: null,
};
const rates = { depolarizing: 0.0015, amplitudeDamping: 0, readout: 0.0016 };

async function open(devices: DevicePreset[], props: CircuitLabProps = {}) {
  const server = fakeServer(replies(simulators.devicePresets, devices));
  render(
    <CircuitLab
      circuit={circuit(1).x(0).build()}
      level="full"
      {...props}
      displays={<Displays />}
    />,
  );
  const noise = await screen.findByRole('region', { name: 'Noise' });
  return { server, user: userEvent.setup(), noise: within(noise) };
}

describe('real devices in the noise of the lab', () => {
  it('are fetched only when the learner opens them', async () => {
    const { server, user, noise } = await open([ions]);
    expect(server.received).toEqual([]);
    await user.click(noise.getByText('Copy a real machine'));
    expect(await noise.findByText('Trapped ions')).toBeVisible();
    expect(server.received.map(({ path }) => path)).toEqual(['/api/device-presets']);
  });

  it('are described to learners whose plan does not include them, with a note to the grown-up', async () => {
    const { user, noise } = await open([ions]);
    await user.click(noise.getByText('Copy a real machine'));
    expect(await noise.findByText(/For grown-ups: .* comes with the Ultimate plan/)).toBeVisible();
    expect(noise.getByText(/A machine, May 2023/)).toBeVisible();
    expect(noise.getByRole('link', { name: /^See the plans/ })).toHaveAttribute(
      'href',
      '/subscribe',
    );
    expect(noise.queryByRole('button')).not.toBeInTheDocument();
    // Noise itself is free.
    await user.click(noise.getByRole('switch', { name: /Noise/ }));
    expect(noise.getByRole('switch', { name: 'Noise on' })).toBeVisible();
  });

  it('set the three sliders, and switch the noise on', async () => {
    const { user, noise } = await open([{ ...ions, rates }]);
    await user.click(noise.getByText('Copy a real machine'));
    await user.click(await noise.findByRole('button', { name: 'Set the noise: Trapped ions' }));
    expect(noise.getByRole('switch', { name: 'Noise on' })).toBeVisible();
    const shown = noise
      .getAllByRole('slider')
      .map((slider) => [(slider as HTMLInputElement).value, slider.getAttribute('aria-valuetext')]);
    expect(shown).toEqual([
      ['0.0015', '0.15 percent'],
      ['0', '0 percent'],
      ['0.0016', '0.16 percent'],
    ]);
    expect(noise.getByRole('button', { name: 'Set: Trapped ions' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('can be fetched again after a failure', async () => {
    const { server, user, noise } = await open([ions]);
    server.use(refuses(simulators.devicePresets, 'internal', 'Something broke.'));
    await user.click(noise.getByText('Copy a real machine'));
    expect(await noise.findByText('Something broke.')).toBeVisible();
    server.use(replies(simulators.devicePresets, [ions]));
    await user.click(noise.getByRole('button', { name: 'Try Again' }));
    expect(await noise.findByText('Trapped ions')).toBeVisible();
  });

  it('are not offered in a task that allows only some gates', async () => {
    const { noise } = await open([ions], { allowed: ['X'] });
    expect(noise.getByRole('switch', { name: /Noise/ })).toBeVisible();
    expect(noise.queryByText('Copy a real machine')).not.toBeInTheDocument();
  });

  it('are not shown inside another site, which learns nothing about the plan', async () => {
    vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
    const { noise } = await open([ions]);
    expect(noise.queryByText('Copy a real machine')).not.toBeInTheDocument();
  });
});
