/** Words that the patterns of all languages share. */
interface Group {
  english: string
  /** In Latin letters; by sound, and so in Devanagari too. */
  indian: string
}

export const GROUPS: Record<string, Group> = {
  filler: {
    english: `i me my we us our am is are im the a an and or so very just really only please pls plz plss kindly now
      right today urgent urgently asap some somebody someone anybody anyone any need needed want wanted to for of oh god sir
      madam do give sos it this that there at all much too can you get if what`,
    indian: `mujhe muje mujhko mala mhaka maka hanv mai main mein mera meri mere maza majha maze hai hain hu hoon hun ho aahe ahe
      asa koi kuni konn konnui to ji karo kara kor kar do zai pahije chahiye jaldi abhi aata ata atam lavkar bhai didi`,
  },
  self: {
    english: `myself yourself himself herself themself themselves ourselves yourselves oneself mysef my_self him_self her_self
      them_self it_self own_self own_life`,
    indian: `khud khudko apneaap apne_aap apne_ap apneap apne_ko apneko swatah* swata* svata* swatala svatala swathala aapnach`,
  },
  child: {
    english: `son sons daughter daughters child childs children childrens kid kids baby babies toddler boy boys girl girls
      teen teenager student students brother sister nephew niece grandson granddaughter grandchild infant newborn autistic
      minor minors adolescent stepson stepdaughter`,
    indian: `bacha bache bachi bacho bachon bachche bachchi beta bete beti betiya betiyo ladka ladki ladke munna munni pota poti
      bhanja bhanji bhatija bhatiji chhota_bhai mulga mulgi mula* muli* mulan* lekr* por poraga porga porgi poryala poran* poral*
      bal balala natu nat bhurg* bhurag* chedo chedu* cheddo cheddu* chedum put puta putak dhuv dhuve*`,
  },
  adult: {
    english: `husband wife mother father mom mum mama mummy mommy dad daddy papa parent parents grandmother grandfather grandma
      grandpa uncle aunt aunty cousin friend neighbour neighbor person man woman lady people family partner boyfriend girlfriend ex inlaw
      inlaws in_laws mil fil stepfather stepmother stepdad stepmom maid caretaker nanny aaya ayah staff driver attendant helper
      someone somebody he she they adult hubby bhai didi`,
    indian: `pati patni biwi maa mata amma mummy papa baap bap pitaji abbu ammi bhai behen bahen bahan didi dada dadi nana nani chacha
      chachi mama mami mausa mausi bua sasur sas saas sasural sasuralwale devar jeth nanad shohar miya gharwale gharvale padosi padosan
      naukar naukrani aadmi admi aurat navra navara navryachi navryane navryakadun bayko baiko aai vadil baba babani vadilani sasra
      sasu sasarche dir nanand kaka kaki mavshi ajoba aaji shejari bai manus ghov ghova ghovan ghovak bapui bapuy bapaycho pai pay
      avoi avoy avai maim dadlo dadlean bail bailek bhav bhaic xejari xezari`,
  },
  school: {
    english: `teacher teachers tutor sir madam maam miss principal coach therapist therapists trainer warden school hostel daycare
      creche tuition classmate classmates seniors bully bullies doctor boss staff driver conductor van_driver attendant caretaker`,
    indian: `tichar skul iskul shikshak shikshika master masterji mastarani adhyapak bai guruji sir mestri xikxok xikxika`,
  },
  victim: {
    english: `me my us him her his them son sons daughter daughters child children kid kids baby boy girl wife mother mom mum sister
      brother student students boys girls someone somebody woman women autistic grandson granddaughter nephew niece`,
    indian: `mujhe muje mujhko mujko mereko mere_ko mere hame hume humko use usko usse unko bache_ko bacche_ko bachche_ko bachi_ko
      bete_ko beti_ko ladke_ko ladki_ko maa_ko mummy_ko biwi_ko patni_ko bacho_ko bachon_ko bacho bachon mala amhala aamhala tyala tila
      tyana mulala mulila mulanna mulana porala poryala porila lekrala baykola aaila mhaka maka amkam taka tika tankam bhurgeak bhurgyak
      bhurgeank bhurgyank bhurag* putak puta dhuvek chedyak chedeak cheddvak cheddeak chedvak bailek avoik`,
  },
  not: {
    english: `not no dont do_not doesnt does_not didnt did_not cant cannot can_not couldnt could_not wont wouldnt isnt arent never
      nt dnt cnt without nobody aint wasnt hasnt havent unable dosent doesn didn`,
    indian: `nahi nahin nhi nai nay nahiye nahit nako nakos naka na nam nasa nasta nozo zaina jaina hoina disna`,
  },
  /** To die and to hit are one word in Latin letters. */
  mar: {
    english: ``,
    indian: `mara maara mari maari mare maare marla marle marli marlay marlo marlem marlam marlim marlea marto marte
      martat martoy martey martay marta marti martam martalo marit marun marin marel marnar maru marayla maraych* marav* marap marop
      marunk maronk marpak marpach* maranyachi marnyachi marnya marne marna mar_diya mar_dete mar_deti mar_deta mar_dala mar_dalte mar_khata mar_kha mar_pit mar_raha mar_rahi mar_rahe mardega marenge marega
      marunga marungi mar_dal* maardal* mardunga`,
  },
  service: {
    english: `school schools college doctor doctors therapist therapists therapy centre center clinic teacher tutor class classes course
      job jobs admission hostel bus fees form certificate card place seat`,
    indian: `shala shaala xallo iskol dakhila pravesh`,
  },
}
