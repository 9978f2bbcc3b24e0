import type { Concept } from './concept.ts'

/** Places to go, and events. */
export const PLACES_EVENTS: Concept[] = [
  {
    name: 'autism-friendly place',
    typed: `autism friendly, autism friendly places, autism friendly place, sensory friendly, sensory friendly places,
      disabled friendly, disability friendly, inclusive place, inclusive places, quiet place, quiet places, calm place,
      places to go, places to visit, outing, ghumne ki jagah, phirayla`,
    found: 'autism friendly, sensory friendly, disabled friendly, inclusive, accessible',
    category: 'autism-friendly-places',
  },
  {
    name: 'cinema',
    typed: `movie, movies, film, films, theatre, theater, movie theatre, movie theater, cinemas, cinema hall, multiplex, pvr,
      inox, picture hall, picture, pictures, sinema, chitrapat, chitrapatgruh, फिल्म, सिनेमा, चित्रपट, मूवी`,
    found: 'film, films, movie, film screening, film screenings, cinemas',
  },
  {
    name: 'airport',
    typed: `airports, flight, flights, airplane, aeroplane, plane, travel by air, flying, vimantal, havai adda,
      sunflower, sunflower lanyard, hidden disabilities sunflower, हवाई अड्डा, विमानतळ`,
    found: 'sunflower lanyard, airports, hidden disabilities sunflower',
  },
  {
    name: 'sensory room',
    typed:
      'quiet room, calm room, sensory rooms, quiet hour, quiet hours, multi sensory room, snoezelen, shant jagah',
    found: 'multi sensory room, visuo sensory room, quiet room, quiet hour',
  },
  {
    name: 'park',
    typed: `parks, garden, gardens, playground, playgrounds, play area, sensory park, sensory garden, udyan, bagicha, baag,
      bagaicha, maidan, उद्यान, बगीचा, बाग, मैदान, पार्क`,
    found: 'sensory garden, playground, sensory park, garden, inclusive playground, inclusive park',
  },
  {
    name: 'beach',
    typed:
      'beaches, sea, seaside, samudra, samudra kinara, kinara, doria, dorya, vell, velle, समुद्र, किनारा, बीच, दर्या',
    found: 'sea, accessible beach',
  },
  {
    name: 'mall',
    typed: 'malls, shop, shops, shopping, supermarket, store, market, bazaar, bazar, मॉल, बाजार',
    found: 'shop, store, shopping',
  },
  {
    name: 'restaurant',
    typed:
      'restaurants, cafe, cafes, hotel, hotels, food, eat out, eating out, dinner, lunch, रेस्टोरेंट, होटल, हॉटेल',
    found: 'cafe, hotel',
  },
  {
    name: 'salon',
    typed:
      'haircut, hair cut, hair salon, barber, parlour, parlor, baal kaatna, kes kapap, केस, बाल कटवाना',
    found: 'haircut, barber',
  },
  {
    name: 'museum',
    typed:
      'museums, zoo, library, science centre, planetarium, sangrahalay, vachanalay, संग्रहालय, वाचनालय, पुस्तकालय',
    found: 'library, zoo, accessible public spaces',
  },
  { name: 'purple', typed: 'parpal, पर्पल' },
  {
    name: 'event',
    typed: `events, workshop, workshops, seminar, webinar, conference, festival, walk, program, programme, meet,
      meeting, meetup, karyakram, karyashala, karyashaala, utsav, fest, फेस्ट, फेस्त, फेस्टिवल, कार्यक्रम, कार्यशाला, कार्यशाळा, उत्सव, मेळावा`,
    found: 'workshops, workshop, events',
    kin: 'festival, meet, conference, awareness events',
    category: 'events-workshops',
  },
]
