import type { Level } from '@qubloom/contract';

export const features = [
  {
    picture: 'ages',
    title: 'Age-Appropriate Content',
    text: 'Made for ten and up. Plus, minus and simple fractions are all the math you need to begin, and every new word is explained when you meet it.',
  },
  {
    picture: 'interactive',
    title: 'Interactive Learning',
    text: 'Guess first, then run it. Exact quantum simulators answer in the blink of an eye, and you can try as often as you like.',
  },
  {
    picture: 'achievements',
    title: 'Achievement System',
    text: "Quizzes and guided paths earn you Quantum Points, and badges show what you can do. They're yours to keep, and nobody is ranked.",
  },
] as const;

export interface FeaturedCourse {
  readonly picture: string;
  readonly level: Level;
  readonly title: string;
  readonly text: string;
}

export const featuredCourses: readonly FeaturedCourse[] = [
  {
    picture: 'quantum-basics',
    level: 'beginner',
    title: 'Quantum Basics: The Building Blocks',
    text: 'Meet the qubit, watch two parts of it cancel and find out why looking changes things.',
  },
  {
    picture: 'quantum-gates',
    level: 'intermediate',
    title: 'Quantum Gates: The Magic Operators',
    text: 'Turn qubits on purpose, link two of them, send a secret key and catch the spy.',
  },
  {
    picture: 'quantum-programming',
    level: 'advanced',
    title: 'Quantum Programming: First Code',
    text: 'Read and change your first quantum programs, and run them on an exact simulator.',
  },
];

/** Written by us until there are real ones, and the page says so. */
export const testimonials = [
  {
    quote:
      'My daughter explained interference to me over dinner with two jump ropes. I have a degree in physics and had never seen it that clearly.',
    name: 'Sarah M.',
    who: 'Parent of a 12-year-old',
  },
  {
    quote:
      'I thought quantum stuff was only for scientists. Then I made a coin that always lands the way I want. With gates. Real ones.',
    name: 'Noah, 11',
    who: 'Student',
  },
  {
    quote:
      'Short lessons, no ads, no pressure. He does two or three a week by himself and tells me what he guessed wrong and why.',
    name: 'David K.',
    who: 'Parent of a 10-year-old',
  },
] as const;
