/** What the files do not say of Goa: its districts since 1 January 2026 (ruling 11), each taluka's main town and neighbours. */
export const GOA = 'Goa'

/** Districts of other states that touch Goa. Our files have no point for most of them. */
export const BESIDE_GOA = ['Sindhudurg', 'Belagavi', 'Uttar Kannada']

interface Taluka {
  name: string
  district: string
  mainTown: string
  neighbours: string[]
  aliases: string[]
}

const taluka = (
  name: string,
  district: string,
  mainTown: string,
  neighbours: string,
  aliases: string,
): Taluka => ({
  name,
  district,
  mainTown,
  neighbours: neighbours.split(' '),
  aliases: aliases.split(', '),
})

export const DISTRICTS = [
  { name: 'North Goa', aliases: ['उत्तर गोवा', 'उत्तरी गोवा', 'Uttar Goa'] },
  { name: 'South Goa', aliases: ['दक्षिण गोवा', 'दक्षिणी गोवा', 'Dakshin Goa'] },
  { name: 'Kushavati', aliases: ['कुशावती', 'Kushawati'] },
]

export const TALUKAS = [
  taluka('Pernem', 'North Goa', 'Pernem', 'Bardez Bicholim', 'Pedne, पेडणे'),
  taluka(
    'Bardez',
    'North Goa',
    'Mapusa',
    'Pernem Bicholim Tiswadi',
    'Bardes, Bardesh, बार्देश, बारदेश',
  ),
  taluka(
    'Bicholim',
    'North Goa',
    'Bicholim',
    'Pernem Bardez Tiswadi Ponda Satari',
    'Dicholi, डिचोली',
  ),
  taluka('Satari', 'North Goa', 'Valpoi', 'Bicholim Ponda Dharbandora', 'Sattari, सत्तरी'),
  taluka(
    'Tiswadi',
    'North Goa',
    'Panaji',
    'Bardez Bicholim Ponda Mormugao',
    'Tiswaddi, Tisvadi, Ilhas, तिसवाडी',
  ),
  taluka(
    'Ponda',
    'South Goa',
    'Ponda',
    'Tiswadi Bicholim Satari Dharbandora Sanguem Quepem Salcete',
    'Fonda, Phonda, फोंडा',
  ),
  taluka('Mormugao', 'South Goa', 'Vasco da Gama', 'Tiswadi Salcete', 'Marmagoa, Murgao, मुरगाव'),
  taluka(
    'Salcete',
    'South Goa',
    'Margao',
    'Mormugao Ponda Quepem',
    'Salcette, Salcet, Sashti, Sasashti, सासष्टी',
  ),
  taluka('Quepem', 'Kushavati', 'Quepem', 'Salcete Ponda Sanguem Canacona', 'Kepem, Kepe, केपे'),
  taluka('Sanguem', 'Kushavati', 'Sanguem', 'Dharbandora Ponda Quepem Canacona', 'Sange, सांगे'),
  taluka('Canacona', 'Kushavati', 'Canacona', 'Quepem Sanguem', 'Kankon, काणकोण'),
  taluka('Dharbandora', 'Kushavati', 'Darbandora', 'Satari Ponda Sanguem', 'Darbandora, धारबांदोडा'),
]

const byName = new Map(TALUKAS.map((taluka) => [taluka.name, taluka]))

/** The talukas that share a border or a bridge with this one; none for a name that is not a taluka of Goa. */
export const neighbourTalukas = (name: string): string[] => byName.get(name)?.neighbours ?? []

export const districtOfTaluka = (name: string): string | null => byName.get(name)?.district ?? null
