/**
 * Finds the texts that an update writes into a room's document. An update is checked before anybody applies
 * it, so that no unchecked text can be shown.
 */
import { fieldsIn, findGate, operationShape, type Shape } from '@qubloom/quantum';
import * as Y from 'yjs';
import { isOrderKey } from './shared-document.ts';

export interface WrittenTexts {
  /** Names of gates, and every text in a place that none of our pages writes to. */
  readonly names: readonly string[];
  /** Other texts that pages show: signs and the key of a task, and numbers with many digits. */
  readonly others: readonly string[];
}

type Struct = ReturnType<typeof Y.decodeUpdate>['structs'][number];

/** Place that an item writes to: a map of the document, or a part within `parts`, and the key in it. */
interface Place {
  readonly map: string;
  readonly isInPart: boolean;
  readonly key: string | null;
}

/**
 * Returns null for an update with content that none of our pages writes, such as text written letter by
 * letter.
 * @param doc The document before the update, which shows where updates of existing items write.
 */
export function writtenTexts(doc: Y.Doc, update: Uint8Array): WrittenTexts | null {
  const { structs } = Y.decodeUpdate(update);
  const places = new Places(doc, structs);
  const texts = new Texts();
  for (const item of structs) {
    if (!(item instanceof Y.Item)) continue;
    const place = places.of(item);
    if (place) {
      if (!knownMaps.has(place.map)) texts.name(place.map);
      if (place.key !== null) texts.key(place, place.key);
    } else if (item.parentSub !== null) texts.unplaced(item.parentSub);
    const { content } = item;
    if (content instanceof Y.ContentAny) {
      for (const value of content.arr as readonly unknown[]) texts.value(place, value);
    } else if (content instanceof Y.ContentType) {
      if (!(content.type instanceof Y.Map)) return null;
    } else if (!(content instanceof Y.ContentDeleted)) return null;
  }
  return texts.found();
}

const knownMaps: ReadonlySet<string> = new Set([
  'columns',
  'wires',
  'initial',
  'parts',
  'definitions',
  'task',
  'task-cells',
  'game',
]);

const operationFields = fieldsIn(operationShape);

/** Names of fields, and values that are keywords of the format. */
const words: ReadonlySet<unknown> = new Set<unknown>([
  ...operationFields.map(([name]) => name),
  ...operationFields.flatMap(([, shape]) => (Array.isArray(shape) ? shape : [])),
  ...['column', 'time', 'matrix', 'permutation', 'body', 'ref', 'lessonId', 'taskId'],
  ...['seed', 'seat alice', 'seat bob', 'way', 'own', 'pair'],
]);

/** Keys that pages create. */
const keyForms: Readonly<Record<string, RegExp>> = {
  parts: /^[0-9a-z]{1,8}-[0-9a-z]{1,8}$/,
  game: /^\d{1,3} (?:alice|bob)$/,
};

/** Fields of a part that contain the ids of wires and columns. */
const idFields: ReadonlySet<string> = new Set([
  'column',
  ...operationFields.flatMap(([name, shape]) => (hasWires(shape) ? [name] : [])),
]);

function hasWires(shape: Shape): boolean {
  if (typeof shape === 'string') return shape === 'wire';
  if ('list' in shape) return hasWires(shape.list);
  return fieldsIn(shape).some(([, inner]) => hasWires(inner));
}

/** Smallest number that counts as text, because it could be a phone number. */
const manyDigits = 1e6;

class Texts {
  readonly #names = new Set<string>();
  readonly #others = new Set<string>();

  found(): WrittenTexts {
    return { names: [...this.#names], others: [...this.#others] };
  }

  name(text: string): void {
    if (!words.has(text) && !findGate(text)) this.#names.add(text);
  }

  #other(text: string): void {
    if (!words.has(text)) this.#others.add(text);
  }

  #id(text: string): void {
    if (!isOrderKey(text)) this.name(text);
  }

  /** Without a place, a text may be an id, which nobody sees, or a name. */
  unplaced(text: string): void {
    if (isOrderKey(text)) this.#other(text);
    else this.name(text);
  }

  key({ map, isInPart }: Place, key: string): void {
    if (isInPart) this.name(key);
    else if (map === 'columns' || map === 'wires' || map === 'initial') this.#id(key);
    else if (map === 'task-cells') this.#other(key);
    else if (!keyForms[map]?.test(key)) this.name(key);
  }

  value(place: Place | null, value: unknown): void {
    if (typeof value === 'string') this.#text(place, value);
    else if (typeof value === 'number' || typeof value === 'bigint') this.#number(place, value);
    else if (Array.isArray(value)) for (const each of value) this.value(place, each);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, each] of Object.entries(value)) {
        this.name(key);
        this.value(place, each);
      }
    }
  }

  #text(place: Place | null, text: string): void {
    if (place === null) this.unplaced(text);
    else if (place.map === 'wires') this.#id(text);
    else if (place.isInPart && idFields.has(place.key ?? '')) this.#id(text);
    else if (place.isInPart && place.key === 'condition') this.#other(text);
    else if (place.map === 'task' || place.map === 'task-cells') this.#other(text);
    else this.name(text);
  }

  /** Seeds and learners' ids in a game are not shown. */
  #number(place: Place | null, value: number | bigint): void {
    const isShown = place?.map !== 'game';
    if (isShown && (value >= manyDigits || value <= -manyDigits)) this.#other(String(value));
  }
}

/**
 * Finds the places of items. Yjs gives an item that follows another in the same place only a reference to
 * that one.
 */
class Places {
  readonly #doc: Y.Doc;
  readonly #structs = new Map<number, Struct[]>();
  readonly #known = new Map<Y.Item, Place | null>();

  constructor(doc: Y.Doc, structs: readonly Struct[]) {
    this.#doc = doc;
    for (const struct of structs) {
      const { client } = struct.id;
      const own = this.#structs.get(client);
      if (own) own.push(struct);
      else this.#structs.set(client, [struct]);
    }
  }

  /** Returns null if the place is unknown, because the item before it is deleted or has not arrived. */
  of(item: Y.Item): Place | null {
    const chain: Y.Item[] = [];
    let place: Place | null = null;
    for (let at: Y.Item | undefined = item; at !== undefined;) {
      const known = this.#known.get(at);
      if (known !== undefined) {
        place = known;
        break;
      }
      this.#known.set(at, null); // breaks cycles
      chain.push(at);
      if (at.parent !== null) {
        place = this.#placeIn(at.parent, at.parentSub);
        break;
      }
      const next: Y.ID | null = at.origin ?? at.rightOrigin;
      at = next ? this.#find(next) : undefined;
    }
    for (const each of chain) this.#known.set(each, place);
    return place;
  }

  #placeIn(parent: NonNullable<Y.Item['parent']>, key: string | null): Place | null {
    if (typeof parent === 'string') return { map: parent, isInPart: false, key };
    if (parent instanceof Y.ID) return this.#placeWithin(this.#find(parent), key);
    const { _item: holder } = parent;
    if (holder) return this.#placeWithin(holder, key);
    const [map] = [...this.#doc.share].find(([, type]) => type === parent) ?? [];
    return map === undefined ? null : { map, isInPart: false, key };
  }

  #placeWithin(holder: Y.Item | undefined, key: string | null): Place | null {
    const around = holder && this.of(holder);
    if (around?.map !== 'parts' || around.isInPart) return null;
    return { map: 'parts', isInPart: true, key };
  }

  #find(id: Y.ID): Y.Item | undefined {
    const own = this.#structs
      .get(id.client)
      ?.findLast((each) => each.id.clock <= id.clock && id.clock < each.id.clock + each.length);
    if (own) return own instanceof Y.Item ? own : undefined;
    if (id.clock >= Y.getState(this.#doc.store, id.client)) return undefined;
    const stored: unknown = Y.getItem(this.#doc.store, id);
    return stored instanceof Y.Item ? stored : undefined;
  }
}
