import { expect, test } from 'vitest'
import { promisedCure } from './promised-cure.ts'

test.each([
  'We cure autism',
  'Autism can be cured with our herbs.',
  '100% recovery in six months',
  'Hundred per cent results',
  'Results guaranteed.',
  'A permanent solution',
  'Our therapy reverses autism',
  'Your child will be autism-free',
  'After our programme a child is autism-free',
  'Stem cell therapy ₹50000, guaranteed results',
  'A miracle therapy',
  'ऑटिज़्म का पक्का इलाज',
  'बीमारी को जड़ से मिटाएँ',
  'गारंटी के साथ',
  'Autism ka pakka ilaj',
  'There is no known cure elsewhere, but we cure it.',
])('%s promises a cure', (text) => expect(promisedCure(text)).toBeTruthy())

test.each([
  '',
  'Speech therapy and occupational therapy for children of 3 to 12.',
  'A secure and accurate procedure, close to the pharmacy.',
  'There is no cure for autism, and none is needed.',
  'Autism cannot be cured. We support families.',
  'We do not promise a cure.',
  'Percentage of seats kept free: 10 %',
  'यहाँ भाषण चिकित्सा होती है',
])('%s promises none', (text) => expect(promisedCure(text)).toBeUndefined())
