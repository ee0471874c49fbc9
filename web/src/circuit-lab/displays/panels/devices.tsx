import type { DevicePreset, DeviceRates } from '@qubloom/contract';
import { useEffect, useState, type Dispatch } from 'react';
import { call, errorSentence } from '../../../product/api/api.ts';
import { simulators } from '../../../product/api/endpoints.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import type { LabAction, LabNoise } from '../../state/lab-reducer.ts';

export interface DevicesProps {
  readonly noise: LabNoise;
  readonly dispatch: Dispatch<LabAction>;
}

/**
 * Real devices, with descriptions that everybody can read. If the rates are available, a button sets the noise to them.
 */
export function Devices({ noise, dispatch }: DevicesProps) {
  const { devices, problem, retry } = useDevices();
  if (problem !== null) {
    return (
      <div role="alert" className="flex flex-col items-start gap-2">
        <p>{problem}</p>
        <Button variant="secondary" onClick={retry}>
          Try Again
        </Button>
      </div>
    );
  }
  if (devices === null) {
    return (
      <Loading label="Loading the machines">
        <Skeleton className="h-40" />
      </Loading>
    );
  }
  const isClosed = devices.some(({ rates }) => rates === null);
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-4">
        {devices.map((device) => (
          <Device key={device.id} device={device} noise={noise} dispatch={dispatch} />
        ))}
      </ul>
      {isClosed ? (
        <p className="rounded-control bg-sunken px-3 py-2 text-sm">
          For grown-ups: setting the noise to one of these comes with the Ultimate plan.{' '}
          <a
            href="/subscribe"
            target="_blank"
            rel="noopener"
            className="text-action-ink underline underline-offset-4"
          >
            See the plans<span className="sr-only">, opens in a new tab</span>
          </a>
          . The three sliders are free.
        </p>
      ) : (
        <p className="text-xs text-ink-soft">
          Here one number stands for all gates. It follows from the error of gates on two qubits,
          the largest in every machine.
        </p>
      )}
    </div>
  );
}

interface DeviceProps extends DevicesProps {
  readonly device: DevicePreset;
}

function Device({ device, noise, dispatch }: DeviceProps) {
  const { name, about, measured, source, rates } = device;
  return (
    <li className="flex flex-col items-start gap-1.5">
      <h4 className="font-medium">{name}</h4>
      <p className="text-sm text-ink-soft">{about}</p>
      <p className="text-xs text-ink-soft">
        Typical error rates: {measured}.{' '}
        <a
          href={source.url}
          target="_blank"
          rel="noopener noreferrer"
          className="text-action-ink underline underline-offset-4"
        >
          {source.title}
          <span className="sr-only">, another site, opens in a new tab</span>
        </a>
      </p>
      {rates && (
        <Button
          variant="secondary"
          aria-pressed={isSetTo(noise, rates)}
          onClick={() => dispatch({ kind: 'set-noise', noise: noiseLike(rates) })}
        >
          <span>
            {isSetTo(noise, rates) ? 'Set' : 'Set the noise'}
            <span className="sr-only">: {name}</span>
          </span>
        </Button>
      )}
    </li>
  );
}

const noiseLike = ({ depolarizing, amplitudeDamping, readout }: DeviceRates): LabNoise => ({
  isOn: true,
  depolarizing,
  damping: amplitudeDamping,
  readout,
});

function isSetTo(noise: LabNoise, rates: DeviceRates): boolean {
  const wanted = noiseLike(rates);
  return (Object.keys(wanted) as (keyof LabNoise)[]).every((key) => noise[key] === wanted[key]);
}

interface DevicesAnswer {
  /** Null while they are loading. */
  readonly devices: readonly DevicePreset[] | null;
  readonly problem: string | null;
}

const onTheirWay: DevicesAnswer = { devices: null, problem: null };

function useDevices(): DevicesAnswer & { readonly retry: () => void } {
  const [answer, setAnswer] = useState(onTheirWay);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    call(simulators.devicePresets, { signal }).then(
      (devices) => setAnswer({ devices, problem: null }),
      (error: unknown) => {
        if (!signal.aborted) setAnswer({ devices: null, problem: errorSentence(error as Error) });
      },
    );
    return () => controller.abort();
  }, [tries]);
  const retry = () => {
    setAnswer(onTheirWay);
    setTries(tries + 1);
  };
  return { ...answer, retry };
}
