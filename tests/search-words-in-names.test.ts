import { beforeAll, describe, expect, test } from 'vitest'
import { createStarterSearch, namesIn, type StarterSearch } from './support/starter-search.ts'

/** Needs whose words listings have in their names and in passing, against the starter content. */

let find: StarterSearch['find']
beforeAll(async () => {
  ;({ find } = await createStarterSearch())
})

describe('words that listings have in other names', () => {
  test.each(['college', 'university', 'university support', 'higher education'])(
    '"%s" is in no listing, and an article tells of it',
    async (search) => {
      const { answers, total } = await find(search)
      expect(answers.map(({ title }) => title).toSorted()).toEqual([
        'Are there seats in college and government jobs?',
        'Autistic at college or university in Goa',
        'What about exams at college or university?',
      ])
      expect(total).toBe(0)
    },
  )

  test.each([
    ['d y patil university', 'D. Y. Patil University'],
    ['bhoj open university', 'Bhoj (Open) University'],
    ['goa medical college', 'Goa Medical College'],
  ])('"%s" is a name', async (search, name) => {
    const { listings, note } = await find(search)
    expect(listings[0]?.name).toContain(name)
    expect(note.leftOut).toEqual([])
  })

  test.each(['friends', 'make friends', 'dating'])('"%s" finds no cinema', async (search) => {
    const { answers, listings } = await find(search)
    expect(namesIn({ listings })).not.toMatch(/screenings|shows/)
    expect(answers.map(({ title }) => title).join()).not.toContain('films')
  })

  test.each(['housing', 'housing for adults'])('"%s" finds homes', async (search) => {
    const homes = await find('supported living')
    const found = await find(search)
    expect(found.total).toBe(homes.total)
    // Of those that say as little the one or the other is the last of ten.
    const idsOf = ({ listings }: typeof homes) => listings.map(({ id }) => id).slice(0, 9)
    expect(idsOf(found).toSorted()).toEqual(idsOf(homes).toSorted())
  })
})
