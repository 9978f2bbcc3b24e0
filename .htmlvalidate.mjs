import { defineConfig } from 'html-validate'

/** What html-validate recommends, except where a page cannot say it otherwise or says it better. */
// oxlint-disable-next-line import/no-default-export -- html-validate reads it so
export default defineConfig({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React writes them so ("<br/>", "dateTime"), and to a browser it is the same.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // React writes novalidate="", our document "async": both are how HTML says yes.
    'attribute-boolean-style': 'off',
    // HTML that the page's data says once more has single ones, which need no escape there.
    'attr-quotes': ['error', { style: 'any', unquoted: false }],
    'doctype-style': ['error', { style: 'lowercase' }],
    'void-style': 'off',
    // People copy numbers: a space that is none would come along. The style sheet keeps a number on one line.
    'tel-non-breaking': 'off',
    // What stands in one place on a phone and in another on a desk is written twice and shown once;
    // the browser tests ask axe about what is shown.
    'unique-landmark': 'off',
  },
})
