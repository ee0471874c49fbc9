/** Sets Blockly up for a learner's blocks. */
import * as Blockly from 'blockly/core';
import * as English from 'blockly/msg/en';
import { type Stacks } from '../model/blocks.ts';
import { defineBlocks, theme, toolbox } from './definitions.ts';
import { readStacks, writeStacks } from './stacks-in-blockly.ts';
import './workspace.css';

export interface WorkspaceOptions {
  readonly parent: Element;
  readonly stacks: Stacks;
  /** The toolbox is above the blocks instead of beside them. */
  readonly isNarrow: boolean;
  /** 1 is the size of blocks at a text size of 100%. */
  readonly scale: number;
  readonly onChange: (stacks: Stacks) => void;
  /** Undefined if none is selected. */
  readonly onSelect: (block: string | undefined) => void;
}

export interface OpenWorkspace {
  /** Shows stacks that were changed outside the workspace, for example by undo. */
  readonly show: (stacks: Stacks) => void;
  readonly select: (block: string) => void;
  readonly zoom: (way: 'in' | 'out') => void;
  readonly close: () => void;
}

const blockScale = 0.8;

let isPrepared = false;

/** For all workspaces. Undo is handled by the page, because the list of blocks shares it. */
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
    // Otherwise, pictures would be loaded from Blockly's host. An address with empty data fetches nothing.
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
