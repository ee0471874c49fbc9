import type { KeyboardEvent } from 'react';

export interface CodeEditorProps {
  readonly label?: string | undefined;
  readonly rows?: number | undefined;
  readonly code: string;
  readonly onChange: (code: string) => void;
  readonly onRun: () => void;
}

export function CodeEditor(props: CodeEditorProps) {
  const { label = 'Python program', rows = 16, code, onChange, onRun } = props;
  const runOnKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onRun();
  };
  return (
    <textarea
      aria-label={label}
      value={code}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={runOnKeys}
      rows={rows}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      wrap="off"
      className="w-full resize-y rounded-card border-[1.5px] border-control bg-surface p-4 font-mono text-[0.9375rem] leading-relaxed"
    />
  );
}
