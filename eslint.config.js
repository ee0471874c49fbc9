import js from '@eslint/js';
import compat from 'eslint-plugin-compat';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const noEnum = {
  selector: 'TSEnumDeclaration',
  message: 'A union of string literals says the same and needs no code.',
};

const british = String.raw`/\b(colour\w*|maths|neighbour\w*|behaviour\w*|favourite\w*|honour\w*|centre[sd]?|metres?|grey\w*|\w+olaris(e|ed|es|ing|ation)|recognis\w+|organis\w+|realis(e|ed|es|ing)|analys(e|ed|es|ing)|practis(e|ed|es|ing)|travell\w+|labell(?!edby)\w+|modell\w+|learnt|towards|catalogue\w*|judgement\w*|normalis\w+|visualis\w+|randomis\w+)\b/i`;
/** Texts in sources; a word alone is a name. cspell checks content and documents. */
const isText = String.raw`/[A-Z]|\S\s+\S/`;
const noBritish = [
  ['JSXText', 'value'],
  ['Literal', 'value'],
  ['TemplateElement', 'value.raw'],
].map(([node, value]) => ({
  selector: `${node}[${value}=${isText}][${value}=${british}]`,
  message: 'Use American spelling.',
}));

const noLongClass = [
  'JSXAttribute[name.name=/lassName$/] Literal[value=/^.{161}/]',
  'JSXAttribute[name.name=/lassName$/] TemplateElement[value.raw=/^.{161}/]',
  'CallExpression[callee.name="clsx"] Literal[value=/^.{161}/]',
  // These are class lists in constants. They have no capitals, unlike sentences.
  'VariableDeclarator > Literal[value=/^[^A-Z]{161}/]',
  'Property > Literal[value=/^[^A-Z]{161}/]',
].map((selector) => ({
  selector,
  message: 'Split a long class list by component, or by subject with clsx.',
}));

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-types/**',
      '**/node_modules/**',
      '**/generated/**',
      '**/.data/**',
      '**/.cache/**',
      'screenshots/**',
      'quantum/assembly/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        {
          argsIgnorePattern: '^_',
          varsIgnorePattern: '^_',
          caughtErrors: 'none',
          ignoreRestSiblings: true,
        },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      'no-console': 'error',
      'no-restricted-syntax': ['error', noEnum],
      eqeqeq: 'error',
    },
  },
  {
    // The test files of a package share loaded modules, so a module that one file replaces is replaced for others, too.
    files: ['**/*.test.{ts,tsx}'],
    ignores: ['**/*.faults.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['mock', 'doMock', 'resetModules'].map((property) => ({
          object: 'vi',
          property,
          message: 'Hand in what a test replaces, or spy on an object that the module exports.',
        })),
      ],
    },
  },
  {
    // The engine's loops index typed arrays within bounds that the loop itself states.
    files: ['quantum/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['{web,contract,server,curriculum,toolkit,quantum}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', noEnum, ...noBritish] },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', noEnum, ...noBritish, ...noLongClass] },
  },
  {
    files: ['**/*.{js,mjs}', 'scripts/**', '**/scripts/**', '**/bench/**'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['web/**/*.{ts,tsx}', 'web/public/**/*.js'],
    languageOptions: { globals: globals.browser },
  },
  {
    // This code runs in the page, in the browsers of package.json. `npm run browsers:check` finds what this rule
    // misses.
    files: ['{web,contract,quantum,curriculum,toolkit}/src/**/*.{ts,tsx}', 'web/public/**/*.js'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    plugins: { compat },
    settings: { lintAllEsApis: true },
    rules: { 'compat/compat': 'error' },
  },
  {
    files: ['web/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      // The other rules are in eslint.react.config.js. They compile every component, which takes as long as all others.
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'warn',
      ...jsxA11y.flatConfigs.recommended.rules,
    },
  },
);
