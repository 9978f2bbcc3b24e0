/** What a shape is, so that it follows the palette; the classes `il-*` of ui/arch.css. */
type Role = 'sand' | 'mid' | 'ink' | 'surface' | 'line'
type Shapes = [role: Role, path: string][]

const FLOOR: Shapes[number] = ['sand', 'M0 164h160v36H0z']

/** One drawing a category, 160 × 200, painted in this order. */
export const CATEGORY_SHAPES = new Map<string, Shapes>([
  [
    'special-schools',
    [
      FLOOR,
      ['mid', 'M24 164V96l56-40 56 40v68z'],
      [
        'surface',
        'M40 164v-30a14 14 0 0 1 28 0v30zM92 164v-30a14 14 0 0 1 28 0v30zM71 88a9 9 0 1 0 18 0 9 9 0 1 0-18 0z',
      ],
      ['ink', 'M70 164v-16a10 10 0 0 1 20 0v16z'],
    ],
  ],
  [
    'doctors-specialists',
    [
      FLOOR,
      ['surface', 'M90 44h32a6 6 0 0 1 6 6v48a6 6 0 0 1-6 6H90a6 6 0 0 1-6-6V50a6 6 0 0 1 6-6z'],
      ['line', 'M106 60v28M92 74h28'],
      ['mid', 'M28 164v-48a8 8 0 0 1 8-8h6a8 8 0 0 1 8 8v16h34a8 8 0 0 1 8 8v24H80v-14H42v14z'],
      ['ink', 'M104 164v-26h28v26z'],
    ],
  ],
  [
    'therapists',
    [
      FLOOR,
      [
        'mid',
        'M36 120h32a6 6 0 0 1 6 6v38H30v-38a6 6 0 0 1 6-6zM88 96a20 20 0 1 0 40 0 20 20 0 1 0-40 0z',
      ],
      ['ink', 'M86 164v-22a22 22 0 0 1 44 0v22z'],
      ['surface', 'M52 74l24 46H28z'],
    ],
  ],
  [
    'support-groups',
    [
      FLOOR,
      [
        'mid',
        'M31 98a15 15 0 1 0 30 0 15 15 0 1 0-30 0zM22 164v-20a24 24 0 0 1 48 0v20zM102 104a14 14 0 1 0 28 0 14 14 0 1 0-28 0zM94 164v-16a22 22 0 0 1 44 0v16z',
      ],
      ['ink', 'M69 112a13 13 0 1 0 26 0 13 13 0 1 0-26 0zM60 164v-10a22 22 0 0 1 44 0v10z'],
    ],
  ],
  [
    'autism-friendly-places',
    [
      ['surface', 'M78 84a26 26 0 1 0 52 0 26 26 0 1 0-52 0z'],
      ['mid', 'M0 116c30-10 52-10 80-4s54 6 80-4v56H0z'],
      ['sand', 'M0 160h160v40H0z'],
      ['ink', 'M36 140h76v8H36zM44 148h8v26h-8zM96 148h8v26h-8zM36 120h76v8H36z'],
    ],
  ],
  [
    'training-centers',
    [
      FLOOR,
      ['surface', 'M24 66h112v10H24zM108 52a14 14 0 1 0 28 0 14 14 0 1 0-28 0z'],
      ['mid', 'M34 164c-14-14-16-40 4-52V98h28v14c20 12 18 38 4 52zM96 66V44H76v22z'],
      ['ink', 'M92 164c-8-8-8-22 2-30v-10h18v10c10 8 10 22 2 30z'],
    ],
  ],
  [
    'events-workshops',
    [
      FLOOR,
      ['mid', 'M36 164v-44a44 44 0 0 1 88 0v44z'],
      ['surface', 'M54 164v-36a26 26 0 0 1 52 0v36z'],
      ['line', 'M4 50c30 16 122 16 152 0'],
      ['ink', 'M70 164v-14a10 10 0 0 1 20 0v14zM28 58h18l-9 16zM70 63h18l-9 16zM112 59h18l-9 16z'],
    ],
  ],
  [
    'child-care',
    [
      FLOOR,
      ['mid', 'M46 82a18 18 0 1 0 36 0 18 18 0 1 0-36 0zM34 164v-28a30 30 0 0 1 60 0v28z'],
      ['ink', 'M96 120a12 12 0 1 0 24 0 12 12 0 1 0-24 0zM90 164v-8a18 18 0 0 1 36 0v8z'],
      ['surface', 'M30 154a10 10 0 1 0 20 0 10 10 0 1 0-20 0z'],
    ],
  ],
  [
    'neutral',
    [
      FLOOR,
      ['mid', 'M40 164v-60a40 40 0 0 1 80 0v60z'],
      ['surface', 'M56 164v-54a24 24 0 0 1 48 0v54z'],
    ],
  ],
])
