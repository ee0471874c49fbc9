/** Easy words for usernames and passwords: short, spelled as they sound, and kind in any pair. */

const listOf = (words: string): readonly string[] => words.trim().split(/\s+/);

/** Describe anybody, without age, looks, or size. */
export const qualities = listOf(`
  amber azure bold brave breezy bright brisk calm cheery clever cosmic cozy crisp curious daring dreamy
  eager early easy fair famous fast fine fresh friendly gentle glad golden grand happy helpful honest
  jolly keen kind lively lucky lunar mellow merry mighty misty neat nimble noble polite prime proud
  quick quiet rapid ready royal silver smart snowy solar sunny super swift tidy trusty witty zesty`);

export const animals = listOf(`
  alpaca badger beaver bison bobcat camel cheetah cricket deer dolphin dragon eagle falcon finch fox
  gazelle gecko giraffe hamster hare hawk hedgehog heron husky ibis iguana jaguar kitten koala
  lemur leopard lion llama lynx meerkat mole moose otter owl panda parrot penguin pony puffin
  puma quail rabbit raccoon raven robin salmon seal sparrow squid stork swan tiger toucan turtle walrus
  wolf wombat yak zebra`);

const things = listOf(`
  acorn anchor apple arrow basket bell blanket bottle bridge bucket button candle carpet castle cloud
  comet cookie corner cradle crystal desert drum engine feather fiddle flute forest garden guitar
  hammer harbor helmet island jacket kettle ladder lamp lantern lemon magnet mango marble meadow mirror
  muffin needle orange paddle pancake paper pebble pencil pepper piano pillow planet pocket puzzle rain
  ribbon river rocket saddle sail sandal scarf shell shovel spoon summer sunset table tent thunder ticket
  tomato tower train tunnel velvet violin wagon walnut whistle window winter yogurt zipper`);

export const passwordWords: readonly string[] = [...qualities, ...animals, ...things];
