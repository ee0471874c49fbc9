/** Blockly as a learner's blocks need it. */
import * as Blockly from 'blockly/core';
import * as English from 'blockly/msg/en';
import { type Stacks } from '../model/blocks.ts';
import { defineBlocks, theme, toolbox } from './definitions.ts';
import { readStacks, writeStacks } from './stacks-in-blockly.ts';
import './workspace.css';

export interface WorkspaceOptions {
  readonly parent: Element;
  readonly stacks: Stacks;
  /** The toolbox lies above the blocks, and not beside them. */
  readonly isNarrow: boolean;
  /** 1 is how large blocks are at a text size of 100%. */
  readonly scale: number;
  readonly onChange: (stacks: Stacks) => void;
  /** Undefined where none is selected. */
  readonly onSelect: (block: string | undefined) => void;
}

export interface OpenWorkspace {
  /** From elsewhere, as when a step is undone. */
  readonly show: (stacks: Stacks) => void;
  readonly select: (block: string) => void;
  readonly zoom: (way: 'in' | 'out') => void;
  readonly close: () => void;
}

const blockScale = 0.8;

let isPrepared = false;

/** Of all workspaces; undoing is the page's own, which the list of blocks has, too. */
function prepareBlockly(): void {
  if (isPrepared) return;
  isPrepared = true;
  const words: Record<string, string> = {};
  for (const [name, text] of Object.entries(English)) {
    if (typeof text === 'string') words[name] = text;
  }
  Blockly.setLocale(words);
  defineBlocks();
  for (const name of ['undo', 'redo']) Blockly.ShortcutRegistry.registry.unregister(name);
  for (const id of ['undoWorkspace', 'redoWorkspace']) {
    Blockly.ContextMenuRegistry.registry.unregister(id);
  }
}

export function openWorkspace(options: WorkspaceOptions): OpenWorkspace {
  const { parent, stacks, isNarrow, scale, onChange, onSelect } = options;
  prepareBlockly();
  const workspace = Blockly.inject(parent, {
    toolbox,
    theme,
    renderer: 'zelos',
    // Else pictures come from its makers' host. An address of empty data fetches nothing.
    media: 'data:,',
    sounds: false,
    trashcan: false,
    modalInputs: false,
    collapse: false,
    comments: false,
    disable: false,
    horizontalLayout: isNarrow,
    move: { scrollbars: true, drag: true, wheel: false },
    zoom: { startScale: blockScale * scale, minScale: 0.4, maxScale: 3, pinch: true, wheel: false },
  });
  workspace.addChangeListener(Blockly.Events.disableOrphans);
  workspace.addChangeListener((event) => {
    if (event.type === Blockly.Events.SELECTED) onSelect(Blockly.common.getSelected()?.id);
    if (event.isUiEvent || workspace.isDragging()) return;
    onChange(readStacks(workspace));
  });
  writeStacks(stacks, workspace);
  const observer = new ResizeObserver(() => Blockly.svgResize(workspace));
  observer.observe(parent);
  return {
    show: (next) => writeStacks(next, workspace),
    select: (id) => {
      const block = workspace.getBlockById(id);
      if (!block) return;
      Blockly.common.setSelected(block);
      workspace.centerOnBlock(id);
    },
    zoom: (way) => workspace.zoomCenter(way === 'in' ? 1 : -1),
    close: () => {
      observer.disconnect();
      workspace.dispose();
    },
  };
}
